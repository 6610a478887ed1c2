DROP INDEX "venues_by_phone";--> statement-breakpoint
DROP INDEX "venues_by_website";--> statement-breakpoint
DROP INDEX "venues_by_place";--> statement-breakpoint
CREATE INDEX "venues_by_phone" ON "venues" USING btree ("phone_key","has_related");--> statement-breakpoint
CREATE INDEX "venues_by_website" ON "venues" USING btree ("website_key","has_related");--> statement-breakpoint
CREATE INDEX "venues_by_place" ON "venues" USING btree ("cell","latitude","longitude","has_related","id") WHERE "venues"."status" <> 'discarded';