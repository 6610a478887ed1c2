CREATE INDEX "venues_at_place" ON "venues" USING btree ("cell","latitude","longitude","has_related","id","status","created_at") WHERE "venues"."status" <> 'discarded';--> statement-breakpoint
-- Last, because nobody can read venues from here until the end of the migrations.
DROP INDEX "venues_by_place";
