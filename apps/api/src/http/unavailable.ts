import { sqlState } from '../db/transact.ts';
import { DATABASE_UNAVAILABLE, isDatabaseUnavailable, SOCKETS } from '../db/unavailable.ts';

/** No space or no free descriptor. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);
/** The SQLSTATE of a write that finds no space. */
const DATABASE_FULL = '53100';

/**
 * A sentence for the client that says what is unavailable, if that has caused the error; undefined for any other
 * error.
 */
export function unavailableReason(error: unknown): string | undefined {
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  const code = sqlState(error) ?? sqlState(first) ?? '';
  if (FILES.has(code)) return 'The server cannot store files now. Try again soon.';
  if (code === DATABASE_FULL) {
    return 'The database cannot store anything now, because its disk is full.';
  }
  if (isDatabaseUnavailable(error)) return DATABASE_UNAVAILABLE;
  return SOCKETS.has(code)
    ? 'A service that is needed does not respond. Try again soon.'
    : undefined;
}
