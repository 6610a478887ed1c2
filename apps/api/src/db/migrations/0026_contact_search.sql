CREATE INDEX "venues_by_phone_end" ON "venues" USING btree (reverse("phone_key") COLLATE "C");--> statement-breakpoint
CREATE INDEX "venues_by_website_host" ON "venues" USING btree (split_part(split_part("website_key", '/', 1), '?', 1),"status","created_at","id");--> statement-breakpoint
-- PostgreSQL knows no statistics of an index on an expression before this.
ANALYZE "venues";