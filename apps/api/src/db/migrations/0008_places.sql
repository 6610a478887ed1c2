DROP INDEX "venues_by_cell";--> statement-breakpoint
CREATE INDEX "venues_by_place" ON "venues" USING btree ("cell","latitude","longitude","id") WHERE "venues"."status" <> 'discarded';--> statement-breakpoint
-- How often each word stands is asked before each search: by the thousand words that are counted
-- otherwise, any other looks rare, and all venues that have it are gathered to find the newest.
ALTER TABLE "venues" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "venues" ("words");
