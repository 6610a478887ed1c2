CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_words" SELECT word FROM ts_stat('SELECT words FROM venues')
WHERE word ~ '^[[:alpha:]]{3,60}$' ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX IF EXISTS "venues_by_trigram";
