import type { TransferFormat } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venueSources } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import { forgive } from '../db/trigrams.ts';
import type { ListFilter } from '../venues/filter.ts';
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
  let last: VenueRow | undefined;
  let read = exactly(db, filter);
  for (;;) {
    let rows = await read(last);
    if (rows.length === 0 && !last && filter.q) {
      read = forgiving(db, filter);
      rows = await read(last);
    }
    const sourceIds = await findSourceIds(db, rows);
    const records = rows.map((row) => render(toRecord(row, sourceIds.get(row.id) ?? '')));
    const before = last && records.length > 0 ? separator : '';
    yield Buffer.from(before + records.join(separator));
    last = rows.at(-1);
    if (!last || rows.length < pageOf(filter)) break;
  }
  yield Buffer.from(tail);
}

type ReadPage = (after: VenueRow | undefined) => Promise<VenueRow[]>;

const exactly =
  (db: Database, filter: ListFilter): ReadPage =>
  (after) =>
    listVenues(db, filter, pageOf(filter), after);

/** What the list shows where no venue has the words that are searched. */
const forgiving =
  (db: Database, filter: ListFilter): ReadPage =>
  async (after) =>
    (await forgive(db, (like) =>
      listVenues(like, { ...filter, forgiving: true }, pageOf(filter), after),
    )) ?? [];

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
