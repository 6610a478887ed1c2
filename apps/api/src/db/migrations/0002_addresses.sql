CREATE TABLE "geocoder_cache" (
	"query" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geocoder_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "address_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "venues" SET "address_search" = trim(regexp_replace(translate(replace(lower(concat_ws(' ',
	"address_street", "address_number", "address_postal_code", "address_city", "address_state", "address_country")), 'ß', 'ss'),
	'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ',
	'aaaaaaceeeeiiiinoooooouuuuyyaaaaaaceeeeiiiinoooooouuuuy'),
	'[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
CREATE INDEX "venues_by_address" ON "venues" USING gin (to_tsvector('simple', "address_search"));