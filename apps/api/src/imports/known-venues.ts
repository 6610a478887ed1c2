import { and, eq, inArray, or } from 'drizzle-orm';
import { type VenueRow, venueSources, venues } from '../db/schema.ts';
import type { Transaction } from '../db/transact.ts';
import { contentHashOf, type PreparedVenue } from './prepare-venue.ts';

type Key = Pick<PreparedVenue, 'source' | 'sourceId'>;

/** A key that is unique among all records of all sources. */
export const keyOf = ({ source, sourceId }: Key) => `${source}\n${sourceId}`;

/** What an import needs to know of a stored venue before it locks it. */
export type KnownVenue = Pick<VenueRow, 'id' | 'status'>;

interface Known extends Key {
  contentHash: string;
  venue: KnownVenue;
}

/** The stored venue of each record, by `keyOf`, with the hash that the record's own is compared with. */
export async function findKnown(transaction: Transaction, records: readonly PreparedVenue[]) {
  const known = await findBySource(transaction, records);
  const own = records.filter(({ ownId }) => ownId !== undefined);
  if (own.length === 0) return known;
  const ids = own.flatMap((record) => [record.ownId, known.get(keyOf(record))?.venue.id]);
  const rows = await transaction
    .select()
    .from(venues)
    .where(inArray(venues.id, [...new Set(ids.filter((id) => id !== undefined))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const record of own) {
    const key = keyOf(record);
    const { source, sourceId } = record;
    const venue = byId.get(record.ownId ?? '') ?? byId.get(known.get(key)?.venue.id ?? '');
    if (!venue) continue;
    known.set(key, {
      source,
      sourceId,
      contentHash: contentHashOf(currentContent(venue, record)),
      venue,
    });
  }
  return known;
}

/** The venue's current values of the columns that an exported record contains. */
const currentContent = (venue: VenueRow, { content }: PreparedVenue): Partial<typeof content> =>
  Object.fromEntries(
    Object.keys(content).map((column) => [column, venue[column as keyof typeof content]]),
  );

async function findBySource(
  transaction: Transaction,
  records: readonly PreparedVenue[],
): Promise<Map<string, Known>> {
  const bySource = Map.groupBy(records, ({ source }) => source);
  const rows = await transaction
    .select({
      source: venueSources.source,
      sourceId: venueSources.sourceId,
      contentHash: venueSources.contentHash,
      venue: {
        id: venues.id,
        status: venues.status,
      },
    })
    .from(venueSources)
    .innerJoin(venues, eq(venues.id, venueSources.venueId))
    .where(
      or(
        ...[...bySource].map(([source, ofSource]) =>
          and(
            eq(venueSources.source, source),
            inArray(
              venueSources.sourceId,
              ofSource.map(({ sourceId }) => sourceId),
            ),
          ),
        ),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row]));
}
