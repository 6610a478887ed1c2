import { folderPathOf, VENUE_STATUS_DEFAULT } from '@campetto/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { newId } from '../db/id.ts';
import { activity, type NewVenue, type VenueRow, venueSources, venues } from '../db/schema.ts';
import { LostRaceError, type Transaction } from '../db/transact.ts';
import { addToCounts, type CountChange } from '../venues/counts.ts';
import { changeVenue, insertVenues } from '../venues/repository.ts';
import type { PreparedVenue } from './venue.ts';

/** How many venues one source gave in this run, and the activity record that says so. */
export interface ImportedTotal {
  activityId: string;
  at: Date;
  count: number;
}

export interface BatchResult {
  new: number;
  changed: number;
  unchanged: number;
  kept: number;
  /** By source, including what this batch gave. */
  totals: Map<string, ImportedTotal>;
}

/**
 * Stores a batch of records, each with its own source id: new ones as pending venues, changed ones
 * over the pending venue of their id. A venue that has been decided on, or edited by an
 * administrator, is left as it is. Counters and the run's activity record move with them.
 *
 * @throws LostRaceError when another process stores the same records: to be tried again.
 */
export async function storeBatch(
  transaction: Transaction,
  batch: readonly PreparedVenue[],
  totalsBefore: ReadonlyMap<string, ImportedTotal>,
): Promise<BatchResult> {
  const known = await findKnown(transaction, batch);
  const fresh = batch.filter((record) => !known.has(keyOf(record)));
  const altered = batch.flatMap((record) => {
    const row = known.get(keyOf(record));
    return row && row.contentHash !== record.contentHash ? [{ record, venue: row.venue }] : [];
  });
  const edited = await findEdited(
    transaction,
    altered.map(({ venue }) => venue.id),
  );
  const changed = altered
    .filter(({ venue }) => venue.status === VENUE_STATUS_DEFAULT && !edited.has(venue.id))
    .sort((a, b) => (a.venue.id < b.venue.id ? -1 : 1));

  const changes = [
    ...(await insertFresh(transaction, fresh)),
    ...(await updateChanged(transaction, changed)),
  ];
  const came = [...fresh, ...changed.map(({ record }) => record)];
  const totals = await recordTotals(transaction, came, totalsBefore);
  await addToCounts(transaction, changes);
  return {
    new: fresh.length,
    changed: changed.length,
    unchanged: batch.length - fresh.length - altered.length,
    kept: altered.length - changed.length,
    totals,
  };
}

type Key = Pick<PreparedVenue, 'source' | 'sourceId'>;
const keyOf = ({ source, sourceId }: Key) => `${source}\n${sourceId}`;

interface AlteredVenue {
  record: PreparedVenue;
  venue: Pick<VenueRow, 'id' | 'status' | 'version' | 'country' | 'city'>;
}

async function findKnown(transaction: Transaction, batch: readonly PreparedVenue[]) {
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

/** Which of the venues an administrator has edited: an import must not undo that. */
async function findEdited(transaction: Transaction, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectDistinct({ venueId: activity.venueId })
    .from(activity)
    .where(and(eq(activity.kind, 'updated'), inArray(activity.venueId, ids)));
  return new Set(rows.map(({ venueId }) => venueId));
}

async function insertFresh(
  transaction: Transaction,
  fresh: readonly PreparedVenue[],
): Promise<CountChange[]> {
  if (fresh.length === 0) return [];
  const now = new Date();
  const rows = fresh.map(({ content, place }): NewVenue => {
    const id = newId();
    return {
      ...content,
      id,
      status: VENUE_STATUS_DEFAULT,
      folderPath: folderPathOf(place, id),
      createdAt: now,
      updatedAt: now,
    };
  });
  await insertVenues(transaction, rows);
  const stored = await transaction
    .insert(venueSources)
    .values(
      fresh.map(({ source, sourceId, contentHash }, index) => {
        const venueId = rows[index]?.id;
        if (venueId === undefined) throw new RangeError('a record without its venue');
        return { source, sourceId, venueId, contentHash };
      }),
    )
    .onConflictDoNothing()
    .returning({ venueId: venueSources.venueId });
  if (stored.length < fresh.length) throw new LostRaceError();
  return rows.map(({ status, country, city }) => ({ status, country, city, by: 1 }));
}

async function updateChanged(
  transaction: Transaction,
  changed: readonly AlteredVenue[],
): Promise<CountChange[]> {
  const changes: CountChange[] = [];
  for (const { record, venue } of changed) {
    const after = await changeVenue(transaction, venue, record.content);
    await transaction
      .update(venueSources)
      .set({ contentHash: record.contentHash })
      .where(
        and(eq(venueSources.source, record.source), eq(venueSources.sourceId, record.sourceId)),
      );
    changes.push({ ...venue, by: -1 }, { ...after, by: 1 });
  }
  return changes;
}

/** One activity record for each source of the run; its number grows with every batch. */
async function recordTotals(
  transaction: Transaction,
  came: readonly PreparedVenue[],
  before: ReadonlyMap<string, ImportedTotal>,
) {
  const totals = new Map(before);
  for (const [source, records] of Map.groupBy(came, (record) => record.source)) {
    const total = before.get(source) ?? { activityId: newId(), at: new Date(), count: 0 };
    const count = total.count + records.length;
    totals.set(source, { ...total, count });
    await transaction
      .insert(activity)
      .values({ id: total.activityId, kind: 'imported', at: total.at, source, count })
      .onConflictDoUpdate({ target: activity.id, set: { count } });
  }
  return totals;
}
