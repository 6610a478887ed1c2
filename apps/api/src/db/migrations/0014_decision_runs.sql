CREATE TABLE "decision_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"move" text NOT NULL,
	"reason" text,
	"note" text,
	"duplicate_of" uuid,
	"actor_uid" text NOT NULL,
	"actor_email" text,
	"matching" jsonb,
	"selected" jsonb,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb NOT NULL,
	"named" jsonb NOT NULL,
	"last_created_at" timestamp (3) with time zone,
	"last_id" uuid,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "decision_runs_running" ON "decision_runs" USING btree ("leased_until") WHERE "decision_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "decision_runs_by_actor" ON "decision_runs" USING btree ("actor_uid","started_at");--> statement-breakpoint
ALTER TABLE "activity" DROP COLUMN "stopped_at";