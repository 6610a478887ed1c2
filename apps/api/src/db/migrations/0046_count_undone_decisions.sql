-- The index comes first: its lock keeps decisions from being undone while they are counted.
CREATE INDEX "activity_counted_decisions" ON "activity" USING btree ("at","kind","actor_uid","count","undone_count") WHERE "activity"."kind" IN ('approved', 'discarded') AND ("activity"."undone_by" IS NULL OR "activity"."batch_id" IS NOT NULL) AND ("activity"."batch_id" is null or "activity"."batch_id" = "activity"."id");--> statement-breakpoint
UPDATE "activity" SET "undone_count" = "of_batch"."count"
FROM (
  SELECT "batch_id", count(*) FROM "activity"
  WHERE "batch_id" IS NOT NULL AND "id" <> "batch_id" AND "undone_by" IS NOT NULL
  GROUP BY "batch_id"
) AS "of_batch"
WHERE "activity"."id" = "of_batch"."batch_id" AND "activity"."batch_id" = "activity"."id";
