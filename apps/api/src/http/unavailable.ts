import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { sqlState } from '../db/transact.ts';

/** SQLSTATE codes of a database that cannot be used now; those of two letters are classes. */
const DATABASE = new Set([
  ...['08', '53', '57', '58'],
  ...['25006', '25P03', '40001', '40P01', '55P03'], // read only after a failover, timeouts, conflicts
]);

/** The driver's own errors carry no code. */
const CONNECTION_LOST =
  /connection terminated|connection error and is not queryable|timeout expired|timeout exceeded when trying to connect|client was closed|pool after calling end/i;

const SOCKETS = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** No space or no free descriptor. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/**
 * What is not available now, as a sentence for the client, where an error has that cause; undefined for any
 * other error. Only an error of the driver or a query names the database: sockets lead to other services too.
 */
export function unavailableReason(error: unknown): string | undefined {
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  const code = sqlState(error) ?? sqlState(first) ?? '';
  if (FILES.has(code)) return 'The server cannot store files now. Try again soon.';
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const isOfDatabase =
    DATABASE.has(code) ||
    (DATABASE.has(code.slice(0, 2)) && cause instanceof DatabaseError) ||
    (SOCKETS.has(code) && error instanceof DrizzleQueryError) ||
    (cause instanceof Error && CONNECTION_LOST.test(cause.message));
  if (isOfDatabase) return 'The database does not answer. Try again soon.';
  return SOCKETS.has(code)
    ? 'A service that is needed does not answer. Try again soon.'
    : undefined;
}
