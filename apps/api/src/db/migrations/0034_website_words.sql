CREATE INDEX "venues_by_website_words" ON "venues" USING gin (to_tsvector('simple', regexp_replace(lower("website_key"), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
-- PostgreSQL knows no statistics of an index on an expression before this.
ANALYZE "venues";