ALTER TABLE "submission_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_keys" ADD COLUMN "daily_quota" integer;--> statement-breakpoint
ALTER TABLE "submission_keys" ADD COLUMN "used_on" date;--> statement-breakpoint
ALTER TABLE "submission_keys" ADD COLUMN "used_count" integer DEFAULT 0 NOT NULL;