-- By itself, as 0037 says. A server of the version before uses the index that 0046 built.
DROP INDEX IF EXISTS "activity_decisions";
