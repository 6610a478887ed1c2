CREATE INDEX "venues_by_source" ON "venues" USING btree ("source","status","created_at","id");--> statement-breakpoint
CREATE INDEX "venues_by_sport" ON "venues" USING gin ("sport_ids");--> statement-breakpoint
CREATE INDEX "venues_by_reviewer" ON "venues" USING btree ("decided_by","status","created_at","id") WHERE "venues"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "venues_by_reason" ON "venues" USING btree ("discard_reason","created_at","id") WHERE "venues"."status" = 'discarded';--> statement-breakpoint
CREATE INDEX "venues_without_country" ON "venues" USING btree ("status","created_at","id") WHERE "venues"."address_country" = '' AND "venues"."address_country_code" = '';