import type { Transaction } from '../../db/transact.ts';
import { findDiscardedDuplicates } from '../../duplicates/discarded.ts';
import { type ImportReport, REMARKS_MAX } from './report.ts';

/** Venues that are compared at once: few, because comparing takes the processor from requests. */
const STEP = 50;

/** Reports which of the new venues look like discarded ones, after the transaction that stored them. */
export async function reportReturned(
  report: ImportReport,
  transact: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>,
  added: readonly { at: number; id: string; name: string }[],
): Promise<void> {
  for (let start = 0; start < added.length; start += STEP) {
    if (report.returnedVenues.length >= REMARKS_MAX) return;
    const step = added.slice(start, start + STEP);
    const ids = step.map(({ id }) => id);
    const found = await transact((transaction) => findDiscardedDuplicates(transaction, ids));
    for (const { at, id, name: venueName } of step) {
      const discarded = found.get(id);
      if (discarded) report.returnedVenues.push({ at, venueName, discarded });
    }
  }
}
