import {
  fold,
  SHARED_CHECKS,
  SHARED_COORDINATES_MIN,
  type SharedCheck,
  SPORTS,
  type VenueStatus,
} from '@campetto/contract';
import { and, eq, gt, isNull, placeholder, type SQL, sql } from 'drizzle-orm';
import { venuesWithSame } from '../checks/shared.ts';
import { sharedPlaces, venues, WITHOUT_COUNTRY } from '../db/schema.ts';
import { type ListFilter, type PlaceLevel, placeLevelOf } from './filter.ts';

const WORDS_MAX = 8;

/** A key of the conditions of a filter: filters with the same key share a prepared statement. */
export const conditionsKey = (filter: ListFilter) => {
  const isDiscarded = filter.status === 'discarded';
  const check = filter.check === 'coordinatesShared' && isDiscarded ? 'discarded' : filter.check;
  const given = (['q', 'imported', 'source', 'sport', 'reviewer'] as const).filter(
    (name) => filter[name],
  );
  const reason = filter.reason === 'none' ? 'noReason' : filter.reason && 'reason';
  return [placeLevelOf(filter), check, reason, ...given].join('|');
};

/** The SQL condition of a filter, with placeholders for the values of {@link valuesOf}. */
export const conditionsOf = (filter: ListFilter) => {
  return and(
    eq(venues.status, placeholder('status')),
    ...isIn(placeLevelOf(filter)),
    filter.q ? sql`${venues.words} @@ to_tsquery('simple', ${placeholder('query')})` : undefined,
    filter.check && failsCheck(filter.check, filter.status),
    filter.imported ? eq(venues.importId, placeholder('imported')) : undefined,
    filter.source ? eq(venues.source, placeholder('source')) : undefined,
    filter.sport ? sql`${venues.sportIds} @> ${placeholder('sports')}::text[]` : undefined,
    filter.reason && hasReason(filter.reason),
    filter.reviewer ? eq(venues.decidedBy, placeholder('reviewer')) : undefined,
  );
};

function isIn(placeLevel: PlaceLevel) {
  if (placeLevel === 'all') return [];
  if (placeLevel === 'none') return [WITHOUT_COUNTRY];
  const isInCountry = eq(venues.country, placeholder('country'));
  return placeLevel === 'country'
    ? [isInCountry]
    : [isInCountry, eq(venues.city, placeholder('city'))];
}

/** The status makes the index of the reasons usable. */
const hasReason = (reason: NonNullable<ListFilter['reason']>) =>
  and(
    sql`${venues.status} = 'discarded'`,
    reason === 'none'
      ? isNull(venues.discardReason)
      : eq(venues.discardReason, placeholder('reason')),
  );

export const valuesOf = ({ q, query, check, sport, sort: _, ...values }: ListFilter) => ({
  ...values,
  query: query ?? prefixQuery(wordsOf(q)),
  checks: `{${check}}`,
  sports: `{${SPORTS.find(({ slug }) => slug === sport)?.id}}`,
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
