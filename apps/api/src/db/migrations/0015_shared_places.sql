CREATE TABLE "shared_places" (
	"cell" bigint NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "shared_places_cell_latitude_longitude_pk" PRIMARY KEY("cell","latitude","longitude")
);
--> statement-breakpoint
INSERT INTO "shared_places" ("cell", "latitude", "longitude")
SELECT "cell", "latitude", "longitude" FROM "venues"
WHERE "status" <> 'discarded' AND "cell" IS NOT NULL
GROUP BY "cell", "latitude", "longitude" HAVING count(*) >= 3;
