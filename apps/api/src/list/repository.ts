import { LIST_COUNT_MAX, type ListSort } from '@campetto/contract';
import { and, count, lte, placeholder, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { preparedBy } from '../db/prepared.ts';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { type ReviewRow, reviewColumns } from '../venues/review-columns.ts';
import { conditionsKey, conditionsOf, valuesOf } from './conditions.ts';
import { type ListFilter, sortOf } from './filter.ts';
import { type Cursor, isAfter, orderBy, positionOf } from './order.ts';

/** A venue of a list, with the column that the list is sorted by. */
export type ListRow = ReviewRow & Cursor & Pick<VenueRow, 'createdAt'>;

/** The column that a list is sorted by, where none of {@link ListRow} is. */
const SORT_COLUMN: Readonly<Record<ListSort, Partial<Record<keyof Cursor, PgColumn>>>> = {
  newest: {},
  oldest: {},
  rating: {},
  name: { nameKey: venues.nameKey },
  checks: { checkCount: venues.checkCount },
};

const listStatement = preparedBy((db, _shape: string, filter: ListFilter, isFirst: boolean) => {
  const sort = sortOf(filter);
  return db
    .select({ ...reviewColumns, createdAt: venues.createdAt, ...SORT_COLUMN[sort] })
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
): Promise<ListRow[]> {
  const sort = sortOf(filter);
  const shape = [sort, after ? 'after' : 'first', conditionsKey(filter)].join('|');
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
    .limit(LIST_COUNT_MAX + 1)
    .as('found');
  return db.select({ count: count() }).from(found).prepare('');
});

/** How many venues a filter leaves, counted to one beyond `LIST_COUNT_MAX`. */
export async function countFound(db: Executor, filter: ListFilter): Promise<number> {
  const [row] = await countStatement(db, conditionsKey(filter), filter).execute(valuesOf(filter));
  return row?.count ?? 0;
}

const countUntilStatement = preparedBy((db, _shape: string, filter: ListFilter) =>
  db
    .select({ count: count() })
    .from(venues)
    .where(and(conditionsOf(filter), lte(venues.createdAt, placeholder('moment'))))
    .prepare(''),
);

const countUntilAmongStatement = preparedBy((db, _shape: string, filter: ListFilter) =>
  db
    .select({ count: count() })
    .from(venues)
    .where(
      and(
        sql`${venues.id} = ANY (${placeholder('ids')}::uuid[])`,
        conditionsOf(filter),
        lte(venues.createdAt, placeholder('moment')),
      ),
    )
    .prepare(''),
);

/** As {@link countUntil}, among the venues with these ids. */
export async function countUntilAmong(
  db: Executor,
  filter: ListFilter,
  moment: Date,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const values = { ...valuesOf(filter), moment: moment.toISOString(), ids };
  const [row] = await countUntilAmongStatement(db, conditionsKey(filter), filter).execute(values);
  return row?.count ?? 0;
}

/** How many venues a filter leaves that were added up to a moment, all of them. */
export async function countUntil(db: Executor, filter: ListFilter, moment: Date): Promise<number> {
  const values = { ...valuesOf(filter), moment: moment.toISOString() };
  const [row] = await countUntilStatement(db, conditionsKey(filter), filter).execute(values);
  return row?.count ?? 0;
}
