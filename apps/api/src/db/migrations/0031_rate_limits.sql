CREATE UNLOGGED TABLE "rate_limits" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
