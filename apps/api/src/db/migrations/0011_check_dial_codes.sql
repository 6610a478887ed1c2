-- Computed again by the maintenance job, with the check of repeated dial codes.
UPDATE "venues" SET "checks" = NULL WHERE "phone_number" ~ '^\s*\(?(\+|00)';
