import { folderPathOf, VENUE_STATUS_DEFAULT } from '@campetto/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { newId } from '../db/id.ts';
import { activity, type NewVenue, venueSources } from '../db/schema.ts';
import { LostRaceError, type Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { addToCounts, type CountChange } from '../venues/counts.ts';
import { changeVenue, insertVenues } from '../venues/repository.ts';
import { findKnown, type KnownVenue, keyOf } from './known.ts';
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
  stayDiscarded: number;
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
  sender: Identity | null,
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
  const changed = firstOfEach(altered)
    .filter(({ venue }) => venue.status === VENUE_STATUS_DEFAULT && !edited.has(venue.id))
    .sort((a, b) => (a.venue.id < b.venue.id ? -1 : 1));

  const changes = [
    ...(await insertFresh(transaction, fresh)),
    ...(await updateChanged(transaction, changed)),
  ];
  const came = [...fresh, ...changed.map(({ record }) => record)];
  const totals = await recordTotals(transaction, came, totalsBefore, sender);
  await addToCounts(transaction, changes);
  return {
    new: fresh.length,
    changed: changed.length,
    unchanged: batch.length - fresh.length - altered.length,
    kept: altered.length - changed.length,
    stayDiscarded: batch.filter((record) => isDiscarded(known.get(keyOf(record)))).length,
    totals,
  };
}

const isDiscarded = (known?: { venue: KnownVenue }) => known?.venue.status === 'discarded';

/** Of two records that would change one venue the first does. */
const firstOfEach = (altered: readonly AlteredVenue[]) => [
  ...new Map(altered.toReversed().map((change) => [change.venue.id, change])).values(),
];

interface AlteredVenue {
  record: PreparedVenue;
  venue: KnownVenue;
}

/** Which of the venues an administrator has edited, and not taken back: that must stay. */
async function findEdited(transaction: Transaction, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectDistinct({ venueId: activity.venueId })
    .from(activity)
    .where(
      and(eq(activity.kind, 'updated'), isNull(activity.undoneBy), inArray(activity.venueId, ids)),
    );
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
    // What an export changes is not said by the source: that still said what it said last.
    if (record.ownId === undefined) await rememberContent(transaction, record);
    changes.push({ ...venue, by: -1 }, { ...after, by: 1 });
  }
  return changes;
}

const rememberContent = (transaction: Transaction, record: PreparedVenue) =>
  transaction
    .update(venueSources)
    .set({ contentHash: record.contentHash })
    .where(and(eq(venueSources.source, record.source), eq(venueSources.sourceId, record.sourceId)));

/** One activity record for each source of the run; its number grows with every batch. */
async function recordTotals(
  transaction: Transaction,
  came: readonly PreparedVenue[],
  before: ReadonlyMap<string, ImportedTotal>,
  sender: Identity | null,
) {
  const actor = { actorUid: sender?.uid ?? null, actorEmail: sender?.email ?? null };
  const totals = new Map(before);
  for (const [source, records] of Map.groupBy(came, (record) => record.source)) {
    const total = before.get(source) ?? { activityId: newId(), at: new Date(), count: 0 };
    const count = total.count + records.length;
    totals.set(source, { ...total, count });
    await transaction
      .insert(activity)
      .values({ id: total.activityId, kind: 'imported', at: total.at, ...actor, source, count })
      .onConflictDoUpdate({ target: activity.id, set: { count } });
  }
  return totals;
}
