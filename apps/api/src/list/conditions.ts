import {
  fold,
  SHARED_CHECKS,
  SHARED_COORDINATES_MIN,
  type SharedCheck,
  type VenueStatus,
} from '@campetto/contract';
import { and, eq, gt, placeholder, type SQL, sql } from 'drizzle-orm';
import { venuesWithSame } from '../checks/shared.ts';
import { sharedPlaces, venues } from '../db/schema.ts';
import { type ListFilter, placeLevelOf } from './filter.ts';

const WORDS_MAX = 8;

/** A key of the conditions of a filter: filters with the same key share a prepared statement. */
export const conditionsKey = (filter: ListFilter) => {
  const isDiscarded = filter.status === 'discarded';
  const check = filter.check === 'coordinatesShared' && isDiscarded ? 'discarded' : filter.check;
  return [
    placeLevelOf(filter),
    filter.q ? 'words' : '',
    check ?? '',
    filter.imported ? 'import' : '',
  ].join('|');
};

/** The SQL condition of a filter, with placeholders for the values of {@link valuesOf}. */
export const conditionsOf = (filter: ListFilter) => {
  const placeLevel = placeLevelOf(filter);
  return and(
    eq(venues.status, placeholder('status')),
    placeLevel === 'all' ? undefined : eq(venues.country, placeholder('country')),
    placeLevel === 'city' ? eq(venues.city, placeholder('city')) : undefined,
    filter.q ? sql`${venues.words} @@ to_tsquery('simple', ${placeholder('query')})` : undefined,
    filter.check && failsCheck(filter.check, filter.status),
    filter.imported ? eq(venues.importId, placeholder('imported')) : undefined,
  );
};

export const valuesOf = ({ status, country, city, q, query, check, imported }: ListFilter) => ({
  status,
  country,
  city,
  imported,
  query: query ?? prefixQuery(wordsOf(q)),
  checks: `{${check}}`,
});

/** The folded words of a search, each once. */
export const wordsOf = (q = ''): string[] =>
  [...new Set(fold(q).split(' '))].filter(Boolean).slice(0, WORDS_MAX);

export const exactQuery = (words: readonly string[]) => words.join(' & ');

/** The last word may be incomplete. */
export const prefixQuery = (words: readonly string[]) =>
  words.length > 0 ? `${exactQuery(words)}:*` : '';

function failsCheck(check: NonNullable<ListFilter['check']>, status: VenueStatus) {
  if (check === 'any') return gt(venues.checkCount, 0);
  if (check === 'coordinatesShared') return sharesCoordinates(status);
  if (isShared(check)) return sharesValue(check);
  return sql`${venues.checks} @> ${placeholder('checks')}::text[]`;
}

/**
 * Only the venues at a shared place are compared with others. Those that are not discarded are found by the
 * index of the places, which the second condition on the status makes usable.
 */
function sharesCoordinates(status: VenueStatus): SQL {
  const isAtSharedPlace = sql`(${venues.cell}, ${venues.latitude}, ${venues.longitude})
    IN (SELECT cell, latitude, longitude FROM ${sharedPlaces})`;
  const shares = sharesValue('coordinatesShared');
  if (status === 'discarded')
    return sql`CASE WHEN ${isAtSharedPlace} THEN ${shares} ELSE false END`;
  return sql`${venues.status} <> 'discarded' AND ${isAtSharedPlace} AND ${shares}`;
}

const isShared = (check: string): check is SharedCheck =>
  (SHARED_CHECKS as readonly string[]).includes(check);

const SHARED: Record<SharedCheck, { kind: Parameters<typeof venuesWithSame>[0]; minimum: number }> =
  {
    coordinatesShared: { kind: 'coordinates', minimum: SHARED_COORDINATES_MIN },
    phoneShared: { kind: 'phone', minimum: 1 },
    websiteShared: { kind: 'website', minimum: 1 },
  };

function sharesValue(check: SharedCheck): SQL {
  const { kind, minimum } = SHARED[check];
  const offset = minimum > 1 ? sql` OFFSET ${sql.raw(String(minimum - 1))}` : sql``;
  return sql`EXISTS (SELECT 1 FROM ${venuesWithSame(kind, sql`venues`)}${offset})`;
}
