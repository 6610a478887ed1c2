CREATE TABLE "venue_leases" (
	"venue_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"actor_uid" text NOT NULL,
	"actor_email" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "venue_leases_by_actor" ON "venue_leases" USING btree ("actor_uid");