CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_uid" text,
	"actor_email" text,
	"venue_id" uuid,
	"folder_path" text,
	"venue_name" text,
	"from_status" text,
	"to_status" text,
	"reason" text,
	"source" text,
	"count" integer,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "venue_counts" (
	"status" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "venue_counts_status_country_city_pk" PRIMARY KEY("status","country","city")
);
--> statement-breakpoint
CREATE TABLE "venue_sources" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"venue_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "venue_sources_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"country" text,
	"city" text,
	"folder_path" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone_number" text,
	"sport_ids" text[] DEFAULT '{}' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"address_country" text DEFAULT '' NOT NULL,
	"address_country_code" text DEFAULT '' NOT NULL,
	"address_city" text DEFAULT '' NOT NULL,
	"address_state" text DEFAULT '' NOT NULL,
	"address_state_code" text DEFAULT '' NOT NULL,
	"address_street" text DEFAULT '' NOT NULL,
	"address_number" text DEFAULT '' NOT NULL,
	"address_postal_code" text DEFAULT '' NOT NULL,
	"address_formatted" text DEFAULT '' NOT NULL,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"website" text,
	"rating" double precision,
	"total_ratings" integer,
	"last_updated" timestamp (3) with time zone,
	"source" text NOT NULL,
	"photo_file_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "venue_sources" ADD CONSTRAINT "venue_sources_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "venues_by_status" ON "venues" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "venues_by_country" ON "venues" USING btree ("country","status","created_at","id");--> statement-breakpoint
CREATE INDEX "venues_by_city" ON "venues" USING btree ("country","city","status","created_at","id");