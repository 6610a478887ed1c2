import type { FileFormat } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import type { ListFilter } from '../list/filter.ts';
import { type ListRow, listVenues } from '../list/repository.ts';
import { FORMATS } from './formats.ts';
import { toRecord } from './record.ts';
import { findSourceIds } from './repository.ts';

/** Venues per page, all in memory at once. Pages of a search or of a check are larger, because each page repeats it. */
const pageSizeOf = ({ q, check }: ListFilter) => (q || check ? 500 : 200);

/**
 * The text of an export in pieces, a page of venues each, in the order of the list. The next page
 * is read when the last piece has been consumed, so that a slow reader needs no memory. Nothing is
 * locked between two pages.
 */
export async function* exportVenues(
  db: Database,
  filter: ListFilter,
  format: FileFormat,
): AsyncGenerator<Buffer> {
  const { header, footer, separator, render } = FORMATS[format];
  yield Buffer.from(header);
  let last: ListRow | undefined;
  for (;;) {
    const rows: ListRow[] = await listVenues(db, filter, pageSizeOf(filter), last);
    const sourceIds = await findSourceIds(db, rows);
    const records = rows.map((row) => render(toRecord(row, sourceIds.get(row.id) ?? '')));
    const before = last && records.length > 0 ? separator : '';
    yield Buffer.from(before + records.join(separator));
    last = rows.at(-1);
    if (!last || rows.length < pageSizeOf(filter)) break;
  }
  yield Buffer.from(footer);
}
