-- By itself: nobody can read venues while it waits for those that do, and with locks of another migration it could
-- wait for a transaction that waits for these.
DROP INDEX IF EXISTS "venues_by_place";
