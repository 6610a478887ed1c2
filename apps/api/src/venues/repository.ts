import { COUNTED_MAX } from '@campetto/contract';
import { and, count, eq, placeholder, sql } from 'drizzle-orm';
import { preparedBy } from '../db/prepared.ts';
import { type NewVenue, type VenueRow, venues } from '../db/schema.ts';
import { type Executor, LostRaceError } from '../db/transact.ts';
import { type Derived, deriveChanged, deriveNew } from './derived.ts';
import { type ListFilter, sortOf } from './filter.ts';
import { conditionsOf, shapeOf, valuesOf } from './find.ts';
import { type Cursor, isAfter, orderBy, positionOf } from './order.ts';
import { learnWords } from './words.ts';

const listStatement = preparedBy((db, _shape: string, filter: ListFilter, isFirst: boolean) => {
  const sort = sortOf(filter);
  return db
    .select()
    .from(venues)
    .where(and(conditionsOf(filter), isFirst ? undefined : isAfter(sort)))
    .orderBy(...orderBy(sort))
    .limit(placeholder('limit'))
    .prepare('');
});

/** Venues of a filter in its order, after the cursor, at most `limit`. */
export function listVenues(
  db: Executor,
  filter: ListFilter,
  limit: number,
  after?: Cursor,
): Promise<VenueRow[]> {
  const sort = sortOf(filter);
  const shape = [sort, after ? 'after' : 'first', shapeOf(filter)].join('|');
  return listStatement(db, shape, filter, after === undefined).execute({
    ...valuesOf(filter),
    ...positionOf(sort, after),
    limit,
  });
}

const countStatement = preparedBy((db, _shape: string, filter: ListFilter) => {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(venues)
    .where(conditionsOf(filter))
    .limit(COUNTED_MAX + 1)
    .as('found');
  return db.select({ count: count() }).from(found).prepare('');
});

/** How many venues a filter leaves, counted to one beyond `COUNTED_MAX`. */
export async function countFound(db: Executor, filter: ListFilter): Promise<number> {
  const [row] = await countStatement(db, shapeOf(filter), filter).execute(valuesOf(filter));
  return row?.count ?? 0;
}

/** The venue of an id, or undefined. */
export async function findVenue(executor: Executor, id: string): Promise<VenueRow | undefined> {
  const [row] = await executor.select().from(venues).where(eq(venues.id, id));
  return row;
}

/** What may change of a stored venue; version, `updatedAt` and what is derived follow by themselves. */
export type VenueChanges = Partial<
  Omit<NewVenue, 'id' | 'version' | 'folderPath' | 'createdAt' | 'updatedAt' | keyof Derived>
>;

/** A venue as it was read; of its other columns those from which a change derives something. */
type ReadVenue = Pick<VenueRow, 'id' | 'status' | 'version'> & Partial<VenueRow>;

/**
 * Changes the venue as it was read in `row` and returns it as it is now. The counters are the
 * caller's to change, by `addToCounts`.
 *
 * @throws LostRaceError when someone else changed the venue since it was read.
 */
export async function changeVenue(
  executor: Executor,
  row: ReadVenue,
  changes: VenueChanges,
): Promise<VenueRow> {
  const derived = deriveChanged(row, changes);
  const [changed] = await executor
    .update(venues)
    .set({
      ...changes,
      ...derived,
      version: row.version + 1,
      updatedAt: new Date(),
    })
    .where(
      and(eq(venues.id, row.id), eq(venues.status, row.status), eq(venues.version, row.version)),
    )
    .returning();
  if (!changed) throw new LostRaceError();
  if (derived.nameKey !== undefined) await learnWords(executor, [changed]);
  return changed;
}

// A statement carries at most 65,535 parameters; a venue takes 50.
const INSERT_BATCH = 1000;

/** Stores new venues, in any number. The counters are the caller's to change. */
export async function insertVenues(executor: Executor, rows: readonly NewVenue[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_BATCH) {
    const batch = rows
      .slice(start, start + INSERT_BATCH)
      .map((row) => ({ ...row, ...deriveNew(row) }));
    await executor.insert(venues).values(batch);
    await learnWords(executor, batch);
  }
}
