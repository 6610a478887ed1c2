CREATE INDEX "venues_at_place" ON "venues" USING btree ("cell","latitude","longitude","has_related","id","status","created_at") WHERE "venues"."status" <> 'discarded';
