DROP INDEX "venues_by_words";--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name_key || ' ' || address_search)) STORED;--> statement-breakpoint
CREATE INDEX "venues_by_words" ON "venues" USING gin ("words");