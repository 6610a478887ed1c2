import { type KeptVenue, PREVIEW_FIELDS } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venues } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { reviewColumns } from '../../venues/review-columns.ts';
import type { PreparedVenue } from '../prepare-venue.ts';
import { exactly, shownOf } from './shown-values.ts';

/** A record whose venue does not take its values. */
interface KeptRecord {
  record: PreparedVenue & { at: number };
  venue: Pick<VenueRow, 'id'>;
}

const VALUE_MAX = 300;

/** The venues of the first `max` records, with the values that they keep and those of their source. */
export async function findKeptVenues(
  transaction: Transaction,
  records: readonly KeptRecord[],
  max: number,
): Promise<KeptVenue[]> {
  const reported = records.slice(0, max);
  if (reported.length === 0) return [];
  const ids = reported.map(({ venue }) => venue.id);
  const rows = await transaction.select(reviewColumns).from(venues).where(inArray(venues.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return reported.flatMap(({ record, venue }) => {
    const row = byId.get(venue.id);
    if (!row) return [];
    const given = { ...row, ...record.content };
    const pairs = [shownOf, exactly].map((read) => ({
      kept: read(row),
      given: read(given),
    }));
    const values = PREVIEW_FIELDS.flatMap((field) => {
      const pair = pairs.find((pair) => pair.kept[field] !== pair.given[field]);
      if (!pair) return [];
      const cut = (values: typeof pair.kept) => values[field].slice(0, VALUE_MAX);
      return [{ field, kept: cut(pair.kept), given: cut(pair.given) }];
    });
    const { folderPath, name: venueName, status: venueStatus } = row;
    return [{ at: record.at, folderPath, venueName, venueStatus, values }];
  });
}
