import { and, eq, inArray, or } from 'drizzle-orm';
import { type VenueRow, venueSources, venues } from '../db/schema.ts';
import type { Transaction } from '../db/transact.ts';
import { hashOf, type PreparedVenue } from './venue.ts';

type Key = Pick<PreparedVenue, 'source' | 'sourceId'>;

/** Names a record among all records of all sources. */
export const keyOf = ({ source, sourceId }: Key) => `${source}\n${sourceId}`;

/** What an import must know of a stored venue to change it. */
export type KnownVenue = Pick<VenueRow, 'id' | 'status' | 'version' | 'country' | 'city'>;

interface Known extends Key {
  contentHash: string;
  venue: KnownVenue;
}

/** The venue of each record that has one, by `keyOf`, with a hash to compare the record's own with. */
export async function findKnown(transaction: Transaction, batch: readonly PreparedVenue[]) {
  const known = await findBySource(transaction, batch);
  const own = batch.filter(({ ownId }) => ownId !== undefined);
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
    known.set(key, { source, sourceId, contentHash: hashOf(sameParts(venue, record)), venue });
  }
  return known;
}

/** What the venue says now of all that an exported record says. */
const sameParts = (venue: VenueRow, { content }: PreparedVenue): Partial<typeof content> =>
  Object.fromEntries(
    Object.keys(content).map((column) => [column, venue[column as keyof typeof content]]),
  );

async function findBySource(
  transaction: Transaction,
  batch: readonly PreparedVenue[],
): Promise<Map<string, Known>> {
  const bySource = Map.groupBy(batch, ({ source }) => source);
  const rows = await transaction
    .select({
      source: venueSources.source,
      sourceId: venueSources.sourceId,
      contentHash: venueSources.contentHash,
      venue: {
        id: venues.id,
        status: venues.status,
        version: venues.version,
        country: venues.country,
        city: venues.city,
      },
    })
    .from(venueSources)
    .innerJoin(venues, eq(venues.id, venueSources.venueId))
    .where(
      or(
        ...[...bySource].map(([source, records]) =>
          and(
            eq(venueSources.source, source),
            inArray(
              venueSources.sourceId,
              records.map(({ sourceId }) => sourceId),
            ),
          ),
        ),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row]));
}
