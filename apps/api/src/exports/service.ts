import type { TransferFormat } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venueSources } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { ListFilter } from '../venues/filter.ts';
import { listVenues } from '../venues/repository.ts';
import { FORMATS } from './formats.ts';
import { toRecord } from './record.ts';

/** Venues that are in memory at once. */
const PAGE = 500;

/**
 * The text of an export in pieces, a page of venues each, newest first. The next page is asked for
 * when the last piece has been taken, so that a slow reader costs no memory. Each page is what is
 * true when it is read; nothing is locked meanwhile.
 */
export async function* exportVenues(
  db: Database,
  filter: ListFilter,
  format: TransferFormat,
): AsyncGenerator<string> {
  const { head, tail, separator, render } = FORMATS[format];
  let text = head;
  let last: VenueRow | undefined;
  do {
    const rows: VenueRow[] = await listVenues(db, filter, PAGE, last);
    const sourceIds = await findSourceIds(db, rows);
    for (const row of rows) {
      if (last) text += separator;
      text += render(toRecord(row, sourceIds.get(row.id) ?? ''));
      last = row;
    }
    if (rows.length < PAGE) break;
    yield text;
    text = '';
  } while (last);
  yield text + tail;
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
