CREATE TABLE "idempotency_keys" (
	"actor_uid" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"venue_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_uid_key_pk" PRIMARY KEY("actor_uid","key")
);
--> statement-breakpoint
CREATE TABLE "image_uploads" (
	"folder_path" text PRIMARY KEY NOT NULL,
	"photo_file_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
