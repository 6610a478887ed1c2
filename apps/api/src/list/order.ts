import type { ListSort } from '@campetto/contract';
import { asc, desc, placeholder, type SQL, sql } from 'drizzle-orm';
import { NAMELESS, type VenueRow, venues } from '../db/schema.ts';

/** The position of a row in a list: its id and the column that the list is sorted by. */
export type Cursor = Pick<VenueRow, 'id'> &
  Partial<Pick<VenueRow, 'createdAt' | 'rating' | 'nameKey' | 'checkCount'>>;

interface Order {
  /** Where venues without the key come last: the condition of these. */
  isMissing?: SQL;
  key: SQL;
  direction: typeof asc;
  /** The sort key of a row as it is sent to the database. */
  value(row: Cursor): string | number | undefined;
}

/** The sort keys; each is the last one of an index, and the id decides between equal values. */
const ORDERS: Readonly<Record<ListSort, Order>> = {
  newest: {
    key: sql`${venues.createdAt}`,
    direction: desc,
    value: ({ createdAt }) => createdAt?.toISOString(),
  },
  oldest: {
    key: sql`${venues.createdAt}`,
    direction: asc,
    value: ({ createdAt }) => createdAt?.toISOString(),
  },
  rating: {
    key: sql`coalesce(${venues.rating}, -1)`,
    direction: desc,
    value: ({ rating }) => rating ?? -1,
  },
  name: {
    isMissing: NAMELESS,
    key: sql`${venues.nameKey}`,
    direction: asc,
    value: ({ nameKey }) => nameKey,
  },
  checks: {
    key: sql`${venues.checkCount}`,
    direction: desc,
    value: ({ checkCount }) => checkCount,
  },
};

/** The columns to sort by. */
export function orderBy(sort: ListSort): SQL[] {
  const { isMissing, key, direction } = ORDERS[sort];
  return [...(isMissing ? [asc(isMissing)] : []), direction(key), direction(venues.id)];
}

/** The condition of the rows after a position, with placeholders for {@link positionOf}. */
export function isAfter(sort: ListSort): SQL {
  const { isMissing, key, direction } = ORDERS[sort];
  if (isMissing) {
    return sql`(${isMissing}, ${key}, ${venues.id}) >
      (${placeholder('key')} = '', ${placeholder('key')}, ${placeholder('id')})`;
  }
  const compares = direction === asc ? sql`>` : sql`<`;
  return sql`(${key}, ${venues.id}) ${compares} (${placeholder('key')}, ${placeholder('id')})`;
}

/** The values of {@link isAfter}; none without a position. */
export const positionOf = (sort: ListSort, after: Cursor | undefined) =>
  after && { key: ORDERS[sort].value(after), id: after.id };
