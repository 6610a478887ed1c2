DROP INDEX "activity_by_time";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "paired_with" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "activity_by_batch" ON "activity" USING btree ("batch_id","id") WHERE "activity"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("at","id") WHERE "activity"."batch_id" is null or "activity"."batch_id" = "activity"."id";