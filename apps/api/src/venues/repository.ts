import { and, eq, sql } from 'drizzle-orm';
import { type NewVenue, type VenueRow, venues } from '../db/schema.ts';
import { type Executor, LostRaceError } from '../db/transact.ts';
import { type Derived, deriveChanged, deriveNew } from './derived.ts';
import { storeSearchWords } from './search-words.ts';
import { storeSharedPlaces } from './shared-places.ts';

/** The venue of an id, or undefined. */
export async function findVenue(executor: Executor, id: string): Promise<VenueRow | undefined> {
  const [row] = await executor.select().from(venues).where(eq(venues.id, id));
  return row;
}

/** The columns of a stored venue that may change; version, `updatedAt` and the derived columns follow. */
export type VenueChanges = Partial<
  Omit<
    NewVenue,
    | 'id'
    | 'version'
    | 'folderPath'
    | 'createdAt'
    | 'updatedAt'
    | 'hasRelated'
    | 'derivedFor'
    | keyof Derived
  >
>;

/** A venue as it was read, with the other columns from which the derived ones follow. */
type ReadVenue = Pick<VenueRow, 'id' | 'status' | 'version'> & Partial<VenueRow>;

/**
 * Changes the venue as it was read in `row` and returns it as it is now. One that is restored, or of which a
 * compared column may have changed, is compared with others again, as a new venue is. The counters are the
 * caller's to change, by `addToCounts`.
 *
 * @throws LostRaceError when someone else changed the venue since it was read.
 */
export async function updateVenueRow(
  executor: Executor,
  row: ReadVenue,
  changes: VenueChanges,
): Promise<VenueRow> {
  const derived = deriveChanged(row, changes);
  const staysCompared = derived.nameKey === undefined && row.status !== 'discarded';
  const [changed] = await executor
    .update(venues)
    .set({
      ...changes,
      ...derived,
      ...(staysCompared ? {} : { hasRelated: null }),
      derivedFor: derived.nameKey === undefined ? sql`${venues.derivedFor} + 1` : row.version + 1,
      version: row.version + 1,
      updatedAt: new Date(),
    })
    .where(
      and(eq(venues.id, row.id), eq(venues.status, row.status), eq(venues.version, row.version)),
    )
    .returning();
  if (!changed) throw new LostRaceError();
  if (derived.nameKey !== undefined) await storeSearchWords(executor, [changed]);
  if (derived.cell !== undefined || row.status === 'discarded') {
    await storeSharedPlaces(executor, [changed]);
  }
  return changed;
}

/** The columns that a decision changes, as a venue has them. */
export const decisionColumns = (row: VenueRow) => ({
  status: row.status,
  decidedAt: row.decidedAt,
  decidedBy: row.decidedBy,
  discardReason: row.discardReason,
  discardNote: row.discardNote,
  duplicateOf: row.duplicateOf,
  setAsideAt: row.setAsideAt,
  setAsideBy: row.setAsideBy,
  setAsideNote: row.setAsideNote,
});
export type DecisionChanges = ReturnType<typeof decisionColumns>;

/**
 * Changes many venues as they were read, in one statement, and returns each change with its `venue` as it is now, except
 * for `hasRelated`: a restored venue is compared again, so its stored value is null. The counters are the caller's to
 * change.
 *
 * @throws LostRaceError when someone else changed one of the venues since it was read.
 */
export async function updateDecisions<T extends { row: VenueRow; changes: DecisionChanges }>(
  executor: Executor,
  all: readonly T[],
): Promise<(T & { venue: VenueRow })[]> {
  if (all.length === 0) return [];
  const updatedAt = new Date();
  const values = all.map(
    ({ row: { id, version, status }, changes: to }) =>
      sql`(${id}::uuid, ${version}::int, ${status}, ${to.status},
        ${to.decidedAt?.toISOString() ?? null}::timestamptz, ${to.decidedBy}::text,
        ${to.discardReason}::text, ${to.discardNote}::text, ${to.duplicateOf}::uuid,
        ${to.setAsideAt?.toISOString() ?? null}::timestamptz, ${to.setAsideBy}::text,
        ${to.setAsideNote}::text)`,
  );
  const { rowCount } = await executor.execute(sql`
    UPDATE venues SET version = venues.version + 1, derived_for = venues.derived_for + 1,
      updated_at = ${updatedAt.toISOString()},
      status = d.status, decided_at = d.decided_at, decided_by = d.decided_by,
      discard_reason = d.discard_reason, discard_note = d.discard_note, duplicate_of = d.duplicate_of,
      set_aside_at = d.set_aside_at, set_aside_by = d.set_aside_by, set_aside_note = d.set_aside_note,
      has_related = CASE WHEN venues.status = 'discarded' THEN NULL ELSE venues.has_related END
    FROM (VALUES ${sql.join(values, sql`, `)}) AS d (id, version, from_status, status, decided_at,
      decided_by, discard_reason, discard_note, duplicate_of, set_aside_at, set_aside_by, set_aside_note)
    WHERE venues.id = d.id AND venues.version = d.version AND venues.status = d.from_status`);
  if (rowCount !== all.length) throw new LostRaceError();
  const restored = all.map(({ row }) => row).filter(({ status }) => status === 'discarded');
  await storeSharedPlaces(executor, restored);
  return all.map((change) => {
    const { row, changes } = change;
    const [version, derivedFor] = [row.version + 1, row.derivedFor + 1];
    return { ...change, venue: { ...row, ...changes, version, derivedFor, updatedAt } };
  });
}

// A statement of more venues, with 50 parameters each, would keep other requests waiting while it is built.
const VENUES_PER_STATEMENT = 50;

/** Stores new venues, in any number. The counters are the caller's to change. */
export async function insertVenues(executor: Executor, rows: readonly NewVenue[]): Promise<void> {
  for (let start = 0; start < rows.length; start += VENUES_PER_STATEMENT) {
    const part = rows
      .slice(start, start + VENUES_PER_STATEMENT)
      .map((row) => ({ ...row, ...deriveNew(row), derivedFor: row.version ?? 1 }));
    await executor.insert(venues).values(part);
    await storeSearchWords(executor, part);
    await storeSharedPlaces(
      executor,
      part.map(({ cell, latitude = 0, longitude = 0 }) => ({ cell, latitude, longitude })),
    );
  }
}
