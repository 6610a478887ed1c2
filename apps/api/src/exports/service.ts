import type { TransferFormat } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venueSources } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { ListFilter } from '../venues/filter.ts';
import { settleWords } from '../venues/matching.ts';
import { listVenues } from '../venues/repository.ts';
import { FORMATS } from './formats.ts';
import { toRecord } from './record.ts';

/**
 * Venues that are in memory at once: few, because they are garbage soon; more where each page
 * searches anew.
 */
const pageOf = ({ q, check }: ListFilter) => (q || check ? 500 : 200);

/**
 * The text of an export in pieces, a page of venues each, in the order of the list. The next page
 * is asked for when the last piece has been taken, so that a slow reader costs no memory. Each page
 * is what is true when it is read; nothing is locked meanwhile.
 */
export async function* exportVenues(
  db: Database,
  filter: ListFilter,
  format: TransferFormat,
): AsyncGenerator<Buffer> {
  const { head, tail, separator, render } = FORMATS[format];
  yield Buffer.from(head);
  const found = filter.q ? (await settleWords(db, filter)).filter : filter;
  let last: VenueRow | undefined;
  for (;;) {
    const rows: VenueRow[] = await listVenues(db, found, pageOf(filter), last);
    const sourceIds = await findSourceIds(db, rows);
    const records = rows.map((row) => render(toRecord(row, sourceIds.get(row.id) ?? '')));
    const before = last && records.length > 0 ? separator : '';
    yield Buffer.from(before + records.join(separator));
    last = rows.at(-1);
    if (!last || rows.length < pageOf(filter)) break;
  }
  yield Buffer.from(tail);
}

async function findSourceIds(db: Database, rows: readonly VenueRow[]) {
  if (rows.length === 0) return new Map<string, string>();
  const found = await db
    .select({ venueId: venueSources.venueId, sourceId: venueSources.sourceId })
    .from(venueSources)
    .where(
      inArray(
        venueSources.venueId,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map(({ venueId, sourceId }) => [venueId, sourceId]));
}
