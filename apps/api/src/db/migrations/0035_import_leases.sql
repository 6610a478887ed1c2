CREATE TABLE "import_leases" (
	"account" text PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
