CREATE TABLE "discard_reason_counts" (
	"reason" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "discard_reason" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "discard_note" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "website_key" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "cell" bigint;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "checks" text[];--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "check_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_by_venue" ON "activity" USING btree ("venue_id","at","id");--> statement-breakpoint
CREATE INDEX "venues_by_name" ON "venues" USING btree ("status","name_key","id");--> statement-breakpoint
CREATE INDEX "venues_by_rating" ON "venues" USING btree ("status",coalesce("rating", -1),"id");--> statement-breakpoint
CREATE INDEX "venues_by_check_count" ON "venues" USING btree ("status","check_count","id");--> statement-breakpoint
CREATE INDEX "venues_by_check" ON "venues" USING gin ("checks");--> statement-breakpoint
CREATE INDEX "venues_by_phone" ON "venues" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "venues_by_website" ON "venues" USING btree ("website_key");--> statement-breakpoint
CREATE INDEX "venues_by_cell" ON "venues" USING btree ("cell");--> statement-breakpoint
CREATE INDEX "venues_by_words" ON "venues" USING gin (to_tsvector('simple', "name_key" || ' ' || "address_search"));--> statement-breakpoint
INSERT INTO "discard_reason_counts" ("reason", "count")
SELECT '', count(*) FROM "venues" WHERE "status" = 'discarded' HAVING count(*) > 0;--> statement-breakpoint
UPDATE "venues" SET "decided_at" = decision."at", "decided_by" = decision."actor_email"
FROM (
	SELECT DISTINCT ON ("venue_id") "venue_id", "at", "actor_email" FROM "activity"
	WHERE "kind" IN ('approved', 'discarded') ORDER BY "venue_id", "at" DESC, "id" DESC
) AS decision
WHERE decision."venue_id" = "venues"."id" AND "venues"."status" <> 'pending';
