import { LIST_LIMITS, type ListCount, type ListSort } from '@campetto/contract';
import { and, count, lte, type Placeholder, placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { preparedBy } from '../db/prepared.ts';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { countColumn } from '../venues/counts.ts';
import {
  type RelatedColumns,
  type ReviewRow,
  relatedColumns,
  reviewColumns,
} from '../venues/review-columns.ts';
import { conditionsKey, conditionsOf, valuesOf } from './conditions.ts';
import { isCounted, type ListFilter, sortOf } from './filter.ts';
import { type Cursor, isAfter, orderBy, positionOf } from './order.ts';

/** A venue of a list, with the column that the list is sorted by. */
export type ListRow = ReviewRow & Cursor & Pick<VenueRow, 'createdAt'>;

export type ListedVenue = ListRow &
  RelatedColumns & {
    /** How many venues the list has in all; undefined where they must be counted. */
    total?: number;
  };

/** The column that a list is sorted by, where none of {@link ListRow} is. */
const SORT_COLUMN: Readonly<Record<ListSort, Partial<Record<keyof Cursor, PgColumn>>>> = {
  newest: {},
  oldest: {},
  rating: {},
  name: { nameKey: venues.nameKey },
  checks: { checkCount: venues.checkCount },
};

/** What distinguishes the statements of lists. */
interface ListShape {
  filter: ListFilter;
  isFirst: boolean;
  limit: number;
}

/** The numbers of rows of lists in pages of the usual sizes, which are read with one more. */
const USUAL_LIMITS: ReadonlySet<number> = new Set(LIST_LIMITS.map((limit) => limit + 1));

/**
 * Whether the best plan of a list is the same for all values, because one index contains its rows in its order.
 * Every filter that is not named here is assumed to have none.
 */
function isIndexed({ filter, limit }: ListShape): boolean {
  const { status: _status, country, city: _city, sort: _sort, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return false;
  return USUAL_LIMITS.has(limit) && (sortOf(filter) === 'newest' || country === undefined);
}

/** A limit that is written into the statement, because PostgreSQL plans without its values; a small set of numbers. */
const literal = (limit: number) => sql.raw(String(limit)) as unknown as Placeholder;

const rowColumns = ({ filter }: ListShape) => ({
  ...reviewColumns,
  createdAt: venues.createdAt,
  ...SORT_COLUMN[sortOf(filter)],
});

/**
 * Whether a list is sorted by reading all its venues, while an index contains the columns of its condition and order:
 * then the other columns are read for the page only.
 */
const isSortedByPlaces = ({ check, status }: ListFilter) =>
  check === 'coordinatesShared' && status !== 'discarded';

/** The rest of a statement after its columns. */
function partsOf(shape: ListShape) {
  const { filter, isFirst } = shape;
  const sort = sortOf(filter);
  const where = and(conditionsOf(filter), isFirst ? undefined : isAfter(sort));
  const order = orderBy(sort);
  const limit = isIndexed(shape) ? literal(shape.limit) : placeholder('limit');
  if (!isSortedByPlaces(filter)) return { where, order, limit };
  const page = sql`SELECT ${venues.id} FROM ${venues} WHERE ${where}
    ORDER BY ${sql.join(order, sql`, `)} LIMIT ${limit}`;
  return { where: sql`${venues.id} IN (${page})`, order, limit };
}

const rowsStatement = preparedBy((db, _key: string, shape: ListShape) => {
  const { where, order, limit } = partsOf(shape);
  const columns = rowColumns(shape);
  return db
    .select(columns)
    .from(venues)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}, isIndexed);

/**
 * The page is one JSON text: the driver and the query builder take longer to read its 800 values one by one than
 * PostgreSQL takes to write it.
 */
const itemsStatement = preparedBy((db, _key: string, shape: ListShape) => {
  const { where, order, limit } = partsOf(shape);
  const total = isCounted(shape.filter) ? {} : { total: countColumn(db, shape.filter) };
  const columns = { ...rowColumns(shape), ...relatedColumns, ...total };
  const page = db
    .select(namedByKey(columns))
    .from(venues)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .as('page');
  return db.select({ rows: sql<JsonRow[]>`coalesce(json_agg(page), '[]')` }).from(page);
}, isIndexed);

const namedByKey = (columns: Record<string, PgColumn | SQL>) =>
  Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, sql`${column}`.as(key)]));

/** A venue as JSON, in which dates are texts. */
type JsonRow = {
  [Key in keyof ListedVenue]: ListedVenue[Key] extends Date | null
    ? string | Extract<ListedVenue[Key], null>
    : ListedVenue[Key];
};

const fromJson = (row: JsonRow): ListedVenue =>
  Object.assign(row, {
    createdAt: new Date(row.createdAt),
    lastUpdated: row.lastUpdated === null ? null : new Date(row.lastUpdated),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
    setAsideAt: row.setAsideAt === null ? null : new Date(row.setAsideAt),
  });

type StatementQuery = [filter: ListFilter, limit: number, after?: Cursor | undefined];

/** The key, the shape and the values of a statement. */
function statementOf(...[filter, limit, after]: StatementQuery) {
  const sort = sortOf(filter);
  const shape = { filter, isFirst: after === undefined, limit };
  const key = [sort, shape.isFirst, conditionsKey(filter), isIndexed(shape) && limit].join('|');
  return { key, shape, values: { ...valuesOf(filter), ...positionOf(sort, after), limit } };
}

/** Venues of a filter in its order, after the cursor, at most `limit`. */
export function listVenues(db: Executor, ...query: StatementQuery): Promise<ListRow[]> {
  const { key, shape, values } = statementOf(...query);
  return rowsStatement(db, key, shape).execute(values);
}

/** As {@link listVenues}, with their related venues. */
export async function listReviewItems(
  db: Executor,
  ...query: StatementQuery
): Promise<ListedVenue[]> {
  const { key, shape, values } = statementOf(...query);
  const [page] = await itemsStatement(db, key, shape).execute(values);
  return (page?.rows ?? []).map(fromJson);
}

const countStatement = preparedBy((db, _shape: string, filter: ListFilter) => {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(venues)
    .where(conditionsOf(filter))
    .limit(placeholder('limit'))
    .as('found');
  return db.select({ count: count() }).from(found);
});

/**
 * The number of rows for which PostgreSQL plans to find out whether there is one. For a single row it would scan the
 * table for words that it wrongly expects to be frequent; for all rows it would collect every venue with a common word.
 */
const ROWS_PLANNED = 100;

/** A materialized WITH is planned by its own limit, but only read up to the first row. */
const existenceStatement = preparedBy((db, _shape: string, filter: ListFilter) =>
  db.select({ exists: sql<boolean>`probe.found` }).from(
    sql`(WITH matching AS MATERIALIZED (
          SELECT FROM ${venues} WHERE ${conditionsOf(filter)} LIMIT ${sql.raw(String(ROWS_PLANNED))}
        )
        SELECT EXISTS (SELECT FROM matching) AS found) AS probe`,
  ),
);

/** Whether a filter leaves any venue. */
export async function isAnyFound(db: Executor, filter: ListFilter): Promise<boolean> {
  const statement = existenceStatement(db, conditionsKey(filter), filter);
  const [row] = await statement.execute(valuesOf(filter));
  return row?.exists ?? false;
}

/** How many venues a filter leaves, counted up to `max`. */
export async function countFound(
  db: Executor,
  filter: ListFilter,
  max: number,
): Promise<Pick<ListCount, 'count' | 'capped'>> {
  const values = { ...valuesOf(filter), limit: max + 1 };
  const [row] = await countStatement(db, conditionsKey(filter), filter).execute(values);
  const found = row?.count ?? 0;
  return { count: Math.min(found, max), capped: found > max };
}

const countUntilStatement = preparedBy((db, _shape: string, filter: ListFilter) =>
  db
    .select({ count: count() })
    .from(venues)
    .where(and(conditionsOf(filter), lte(venues.createdAt, placeholder('moment')))),
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
    ),
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

/** For how many milliseconds the oldest transaction that has written something has been open; 0 without any. */
export async function ageOfOldestWrite(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`
    SELECT coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)) * 1000, 0)::float8 AS age
    FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND backend_xid IS NOT NULL`);
  return rows[0]?.age ?? 0;
}
