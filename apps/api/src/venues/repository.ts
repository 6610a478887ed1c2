import { and, desc, eq, placeholder, sql } from 'drizzle-orm';
import { preparedBy } from '../db/prepared.ts';
import { type NewVenue, type VenueRow, venues } from '../db/schema.ts';
import { type Executor, LostRaceError } from '../db/transact.ts';
import { type Derived, deriveChanged, deriveNew } from './derived.ts';
import { type ListFilter, type Reach, reachOf } from './filter.ts';

/** Position of a row in a list: the rows after it are older. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

const listStatement = preparedBy((db, shape: `${Reach} ${'first' | 'after'}`) => {
  const [reach, page] = shape.split(' ');
  return db
    .select()
    .from(venues)
    .where(
      and(
        eq(venues.status, placeholder('status')),
        reach === 'all' ? undefined : eq(venues.country, placeholder('country')),
        reach === 'city' ? eq(venues.city, placeholder('city')) : undefined,
        page === 'after'
          ? sql`(${venues.createdAt}, ${venues.id}) < (${placeholder('createdAt')}, ${placeholder('id')})`
          : undefined,
      ),
    )
    .orderBy(desc(venues.createdAt), desc(venues.id))
    .limit(placeholder('limit'))
    .prepare('');
});

/** Venues of a status and place, newest first, after the cursor, at most `limit`. */
export function listVenues(
  db: Executor,
  filter: ListFilter,
  limit: number,
  after?: Cursor,
): Promise<VenueRow[]> {
  const statement = listStatement(db, `${reachOf(filter)} ${after ? 'after' : 'first'}`);
  return statement.execute({
    ...filter,
    limit,
    createdAt: after?.createdAt.toISOString(),
    id: after?.id,
  });
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
export type ReadVenue = Pick<VenueRow, 'id' | 'status' | 'version'> & Partial<VenueRow>;

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
  const [changed] = await executor
    .update(venues)
    .set({
      ...changes,
      ...deriveChanged(row, changes),
      version: row.version + 1,
      updatedAt: new Date(),
    })
    .where(
      and(eq(venues.id, row.id), eq(venues.status, row.status), eq(venues.version, row.version)),
    )
    .returning();
  if (!changed) throw new LostRaceError();
  return changed;
}

// A statement carries at most 65,535 parameters; a venue takes 50.
const INSERT_BATCH = 1000;

/** Stores new venues, in any number. The counters are the caller's to change. */
export async function insertVenues(executor: Executor, rows: readonly NewVenue[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_BATCH) {
    const batch = rows.slice(start, start + INSERT_BATCH);
    await executor.insert(venues).values(batch.map((row) => ({ ...row, ...deriveNew(row) })));
  }
}
