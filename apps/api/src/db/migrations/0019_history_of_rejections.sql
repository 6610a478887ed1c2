DROP INDEX "activity_by_other_venue";--> statement-breakpoint
CREATE INDEX "rejected_duplicates_by_other" ON "rejected_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "activity_by_other_venue" ON "activity" USING btree ("duplicate_of","at","id") WHERE "activity"."kind" IN ('notDuplicate', 'undone') AND "activity"."duplicate_of" IS NOT NULL;--> statement-breakpoint
UPDATE "activity" SET "duplicate_of" = rejection.duplicate_of FROM "activity" rejection
  WHERE rejection.kind = 'notDuplicate' AND rejection.undone_by = "activity"."id";
