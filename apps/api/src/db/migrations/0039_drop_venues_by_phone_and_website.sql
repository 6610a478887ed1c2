DROP INDEX "venues_by_phone";--> statement-breakpoint
DROP INDEX "venues_by_website";