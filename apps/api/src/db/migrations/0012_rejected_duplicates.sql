CREATE TABLE "rejected_duplicates" (
	"venue_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "rejected_duplicates_venue_id_other_id_pk" PRIMARY KEY("venue_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "rejected_duplicates" ADD CONSTRAINT "rejected_duplicates_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_duplicates" ADD CONSTRAINT "rejected_duplicates_other_id_venues_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_by_other_venue" ON "activity" USING btree ("duplicate_of","at","id") WHERE "activity"."kind" = 'notDuplicate';