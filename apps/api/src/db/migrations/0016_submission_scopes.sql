ALTER TABLE "submission_keys" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "submission_keys" SET "sources" = coalesce((
	SELECT array_agg(DISTINCT "source") FROM "activity"
	WHERE "kind" = 'imported' AND "actor_uid" = 'scraper:' || "name" AND "source" <> 'manual'
), '{}');
