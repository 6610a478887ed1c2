ALTER TABLE "activity" ADD COLUMN "merge_id" uuid;--> statement-breakpoint
UPDATE "activity" SET "merge_id" = least("id", "paired_with") WHERE "paired_with" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" DROP COLUMN "paired_with";--> statement-breakpoint
CREATE INDEX "activity_by_merge" ON "activity" USING btree ("merge_id") WHERE "activity"."merge_id" is not null;