CREATE TABLE "possible_duplicates" (
	"venue_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	CONSTRAINT "possible_duplicates_venue_id_other_id_pk" PRIMARY KEY("venue_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "has_related" boolean;--> statement-breakpoint
CREATE INDEX "venues_without_failed_checks" ON "venues" USING btree ("status","created_at","id") WHERE "venues"."check_count" = 0;--> statement-breakpoint
CREATE INDEX "venues_with_related" ON "venues" USING btree ("status","created_at","id") WHERE "venues"."has_related" IS NOT FALSE;--> statement-breakpoint
CREATE INDEX "venues_not_compared" ON "venues" USING btree ("id") WHERE "venues"."has_related" is null;