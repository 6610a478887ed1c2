ALTER TABLE "venues" ADD COLUMN "set_aside_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "set_aside_by" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "set_aside_note" text;--> statement-breakpoint
CREATE INDEX "venues_set_aside" ON "venues" USING btree ("status","created_at","id") WHERE "venues"."set_aside_at" is not null;