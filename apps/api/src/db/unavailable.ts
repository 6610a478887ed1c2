import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { sqlState } from './transact.ts';

/** The sentence for a client whose request needs the database. */
export const DATABASE_UNAVAILABLE = 'The database does not respond. Try again soon.';

/** SQLSTATE codes of a database that cannot be used now; those of two letters are classes. */
const DATABASE = new Set([
  ...['08', '28', '53', '57', '58'], // 28: while the password is replaced
  ...['25006', '25P03', '40001', '40P01', '55P03'], // read only after a failover, timeouts, conflicts
]);

/** The driver's own errors carry no code. */
const CONNECTION_LOST =
  /connection terminated|connection error and is not queryable|query read timeout|timeout expired|timeout exceeded when trying to connect|client was closed|pool after calling end/i;

/** Codes of a connection that cannot be made or was lost. */
export const SOCKETS: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * Whether an error means that the database cannot be used now, so that the same work may succeed later. An error of a
 * socket counts only if a query caused it, because sockets lead to other services too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = sqlState(error) ?? '';
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (
    DATABASE.has(code) ||
    (DATABASE.has(code.slice(0, 2)) && cause instanceof DatabaseError) ||
    (SOCKETS.has(code) && error instanceof DrizzleQueryError) ||
    (cause instanceof Error && CONNECTION_LOST.test(cause.message))
  );
}
