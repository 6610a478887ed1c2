-- Computed again by the maintenance job, with the check of formatted addresses.
UPDATE "venues" SET "checks" = NULL WHERE "address_formatted" <> '';
