-- The texts of earlier searches are removed: from now on only their hashes are stored.
DELETE FROM "geocoder_cache";--> statement-breakpoint
ALTER TABLE "geocoder_cache" RENAME COLUMN "query" TO "query_hash";--> statement-breakpoint
ALTER TABLE "geocoder_cache" RENAME COLUMN "answer" TO "response";
