import { folderPathOf, type KeptVenue, VENUE_STATUS_DEFAULT } from '@campetto/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { newId } from '../db/id.ts';
import { activity, type NewVenue, type VenueRow, venueSources } from '../db/schema.ts';
import { LostRaceError, type Transaction } from '../db/transact.ts';
import { recordActivity } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import { differences } from '../venues/change.ts';
import { addToCounts, type CountChange } from '../venues/counts.ts';
import { lockVenues } from '../venues/lookup.ts';
import { insertVenues, updateVenueRow } from '../venues/repository.ts';
import { findKnown, type KnownVenue, keyOf } from './known-venues.ts';
import type { PreparedVenue } from './prepare-venue.ts';
import { findKeptVenues } from './report/kept-venues.ts';

/** The number of venues of one source in this import, and its activity record. */
export interface ImportedTotal {
  activityId: string;
  at: Date;
  count: number;
}

export interface StepResult {
  new: number;
  changed: number;
  unchanged: number;
  kept: number;
  stayDiscarded: number;
  /** The ids of the new venues, and where their records are in the file. */
  added: { at: number; id: string; name: string }[];
  /** The first of the kept venues. */
  keptVenues: KeptVenue[];
  /** The new and the changed records. */
  imported: PreparedVenue[];
  /** By source, including this step. */
  totals: Map<string, ImportedTotal>;
}

/**
 * Stores the records of a step, each with its own source id: new ones as pending venues, changed ones
 * over the pending venue of their id. A venue that has been decided on, or edited by an
 * administrator, is not changed: the first `keptMax` of these are reported. Counters and the import's
 * activity record are updated with them.
 *
 * @throws LostRaceError when another process stores the same records: the transaction is to be repeated.
 */
export async function storeStep(
  transaction: Transaction,
  records: readonly (PreparedVenue & { at: number })[],
  totalsBefore: ReadonlyMap<string, ImportedTotal>,
  { importId, sender, keptMax }: { importId: string; sender: Identity | null; keptMax: number },
): Promise<StepResult> {
  const known = await findKnown(transaction, records);
  const added = records.filter((record) => !known.has(keyOf(record)));
  const altered = records.flatMap((record) => {
    const row = known.get(keyOf(record));
    return row && row.contentHash !== record.contentHash ? [{ record, venue: row.venue }] : [];
  });
  // Locked before they are compared: decisions in quick succession would make each attempt at the step lose its race.
  const locked = await lockVenues(
    transaction,
    altered.filter(({ venue }) => isPending(venue)).map(({ venue }) => venue.id),
  );
  const edited = await findEdited(transaction, [...locked.keys()]);
  const accepted = firstOfEach(altered)
    .flatMap(({ record, venue: { id } }) => {
      const venue = locked.get(id);
      return venue && isPending(venue) && !edited.has(id) ? [{ record, venue }] : [];
    })
    .sort((a, b) => (a.venue.id < b.venue.id ? -1 : 1));
  const taken = new Set(accepted.map(({ record }) => record));
  const kept = altered.filter(({ record }) => !taken.has(record));

  const inserted = await insertNew(transaction, added, importId);
  const updates = await updateChanged(transaction, accepted);
  const imported = [...added, ...updates.map(({ record }) => record)];
  const totals = await recordTotals(transaction, imported, totalsBefore, { importId, sender });
  await recordUpdates(transaction, updates, totals, sender);
  const newCounts = inserted.map(({ status, country, city }) => ({ status, country, city, by: 1 }));
  await addToCounts(transaction, [...newCounts, ...updates.flatMap(countsOf)]);
  return {
    new: added.length,
    added: inserted.map(({ id, name = '' }, index) => ({ id, name, at: added[index]?.at ?? 0 })),
    changed: updates.length,
    unchanged: records.length - imported.length - kept.length,
    kept: kept.length,
    keptVenues: await findKeptVenues(transaction, kept, keptMax),
    stayDiscarded: records.filter((record) => isDiscarded(known.get(keyOf(record)))).length,
    imported,
    totals,
  };
}

const isPending = ({ status }: Pick<VenueRow, 'status'>) => status === VENUE_STATUS_DEFAULT;

const isDiscarded = (known?: { venue: KnownVenue }) => known?.venue.status === 'discarded';

/** The first of several records of the same venue. */
const firstOfEach = <Altered extends AlteredVenue>(altered: readonly Altered[]) => [
  ...new Map(altered.toReversed().map((change) => [change.venue.id, change])).values(),
];

interface AlteredVenue {
  record: PreparedVenue;
  venue: KnownVenue;
}

/** An import never changes the picture. An edited value that was erased from the history leaves no change at all. */
const changesMoreThanPicture = sql`ARRAY(SELECT jsonb_object_keys(${activity.changes})) <> ARRAY['photoFileName']`;

/** The venues with an edit that has not been undone: an import must not overwrite it. */
async function findEdited(transaction: Transaction, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectDistinct({ venueId: activity.venueId })
    .from(activity)
    .where(
      and(
        eq(activity.kind, 'updated'),
        isNull(activity.undoneBy),
        inArray(activity.venueId, ids),
        changesMoreThanPicture,
      ),
    );
  return new Set(rows.map(({ venueId }) => venueId));
}

async function insertNew(
  transaction: Transaction,
  added: readonly PreparedVenue[],
  importId: string,
): Promise<NewVenue[]> {
  if (added.length === 0) return [];
  const now = new Date();
  const rows = added.map(({ content, place }): NewVenue => {
    const id = newId();
    return {
      ...content,
      id,
      importId,
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
      added.map(({ source, sourceId, contentHash }, index) => {
        const venueId = rows[index]?.id;
        if (venueId === undefined) throw new RangeError('a record without its venue');
        return { source, sourceId, venueId, contentHash };
      }),
    )
    .onConflictDoNothing()
    .returning({ venueId: venueSources.venueId });
  if (stored.length < added.length) throw new LostRaceError();
  return rows;
}

/** A venue before and after a record changed it. */
interface Update {
  record: PreparedVenue;
  row: VenueRow;
  venue: VenueRow;
}

/** Changes the venues that a record changes: one keeps its values where those of the record were refused. */
async function updateChanged(
  transaction: Transaction,
  accepted: readonly { record: PreparedVenue; venue: VenueRow }[],
): Promise<Update[]> {
  const updates: Update[] = [];
  for (const { record, venue: row } of accepted) {
    // The record of an export is not the source's own, whose last content stays the same.
    if (record.ownId === undefined) await storeContentHash(transaction, record);
    if (Object.keys(differences(row, record.content)).length === 0) continue;
    const venue = await updateVenueRow(transaction, row, record.content);
    updates.push({ record, row, venue });
  }
  return updates;
}

const countsOf = ({ row, venue }: Update): CountChange[] => [
  { ...row, by: -1 },
  { ...venue, by: 1 },
];

/** Records in each venue's history what changed, as a part of the import's activity record. */
async function recordUpdates(
  transaction: Transaction,
  updates: readonly Update[],
  totals: ReadonlyMap<string, ImportedTotal>,
  sender: Identity | null,
): Promise<void> {
  if (updates.length === 0) return;
  const at = new Date();
  const records = updates.map(({ record, row, venue }) => ({
    ...actorOf(sender),
    id: newId(),
    kind: 'imported' as const,
    at,
    venueId: venue.id,
    folderPath: venue.folderPath,
    venueName: venue.name,
    version: venue.version,
    changes: differences(row, record.content),
    batchId: totals.get(record.source)?.activityId ?? null,
    source: record.source,
    count: 1,
  }));
  await recordActivity(transaction, ...records);
}

const actorOf = (sender: Identity | null) => ({
  actorUid: sender?.uid ?? null,
  actorEmail: sender?.email ?? null,
});

const storeContentHash = (transaction: Transaction, record: PreparedVenue) =>
  transaction
    .update(venueSources)
    .set({ contentHash: record.contentHash })
    .where(and(eq(venueSources.source, record.source), eq(venueSources.sourceId, record.sourceId)));

/** One activity record for each source of the import; its count grows with every step. */
async function recordTotals(
  transaction: Transaction,
  imported: readonly PreparedVenue[],
  before: ReadonlyMap<string, ImportedTotal>,
  { importId, sender }: { importId: string; sender: Identity | null },
) {
  const totals = new Map(before);
  for (const [source, records] of Map.groupBy(imported, (record) => record.source)) {
    const total = before.get(source) ?? { activityId: newId(), at: new Date(), count: 0 };
    const count = total.count + records.length;
    totals.set(source, { ...total, count });
    await transaction
      .insert(activity)
      .values({
        id: total.activityId,
        kind: 'imported',
        at: total.at,
        ...actorOf(sender),
        source,
        count,
        importId,
      })
      .onConflictDoUpdate({ target: activity.id, set: { count } });
  }
  return totals;
}
