import {
  SHARED_CHECKS,
  SHARED_COORDINATES_MIN,
  type SharedCheck,
  type VenueStatus,
} from '@campetto/contract';
import { placeholder, type SQL, sql } from 'drizzle-orm';
import { venuesWithSame } from '../checks/shared.ts';
import { sharedPlaces, venues } from '../db/schema.ts';
import { discardedPairsOf } from '../duplicates/discarded.ts';
import { openPairsOf } from '../duplicates/pairs.ts';
import type { ListFilter } from './filter.ts';

// The conditions of a list on failed checks and possible duplicates, which agree with what the cards show.

// OFFSET makes PostgreSQL look each venue up: it would otherwise first compute the condition for all venues.
const hasOpenPair = sql`EXISTS (SELECT 1 FROM ${openPairsOf(sql`${venues.id}`)} OFFSET 0)`;

/** The condition of the venues with a possible duplicate; the first part makes the index usable. */
export const hasDuplicates = sql`${venues.hasRelated} IS NOT FALSE AND ${hasOpenPair}`;

/**
 * The condition of the venues without a failed check and without a possible duplicate. A venue that has not been
 * checked and compared is not clean yet. Most venues have no related one, so that nothing is compared for them.
 */
export function isClean(status: VenueStatus): SQL {
  return sql`${venues.checkCount} = 0 AND ${venues.checks} IS NOT NULL
    AND ${venues.hasRelated} IS NOT NULL
    AND NOT (${mayHaveRelated(status)} AND (${hasOpenPair} OR ${failsComparison(status)}))`;
}

/**
 * Rules out most venues that share nothing. Discarded venues are not ruled out, because a new venue at their
 * coordinates does not mark them as related.
 */
const mayHaveRelated = (status: VenueStatus) =>
  status === 'discarded' ? sql`true` : sql`${venues.hasRelated} IS NOT FALSE`;

/** Whether a pending venue looks like a discarded one, which its card shows like a failed check. */
const looksDiscarded = sql`(${venues.status} = 'pending'
  AND EXISTS (SELECT 1 FROM ${discardedPairsOf(sql`${venues.id}`)} OFFSET 0))`;

/** Whether a check that compares venues fails; few places are shared, and each is looked up. */
const failsComparison = (status: VenueStatus): SQL => sql`${mayHaveRelated(status)} AND (
  ${looksDiscarded} OR ${sharesValue('phoneShared')} OR ${sharesValue('websiteShared')} OR (
    EXISTS (SELECT 1 FROM ${sharedPlaces} place WHERE place.cell = ${venues.cell}
      AND place.latitude = ${venues.latitude} AND place.longitude = ${venues.longitude} OFFSET 0)
    AND ${sharesValue('coordinatesShared')}))`;

/** The condition of the venues for which a check fails. */
export function failsCheck(check: NonNullable<ListFilter['check']>, status: VenueStatus): SQL {
  if (check === 'any') return sql`(${venues.checkCount} > 0 OR ${failsComparison(status)})`;
  if (check === 'coordinatesShared') return sharesCoordinates(status);
  if (isShared(check)) return sql`${mayHaveRelated(status)} AND ${sharesValue(check)}`;
  return sql`${venues.checks} @> ${placeholder('checks')}::text[]`;
}

/**
 * Only the venues at a shared place are compared with others. Those that are not discarded are found by the
 * index of the places, which the second condition on the status makes usable; they are counted once for each place.
 */
function sharesCoordinates(status: VenueStatus): SQL {
  const place = sql`(${venues.cell}, ${venues.latitude}, ${venues.longitude})`;
  const shared = sql`SELECT cell, latitude, longitude FROM ${sharedPlaces} place`;
  if (status === 'discarded')
    return sql`CASE WHEN ${place} IN (${shared}) THEN ${sharesValue('coordinatesShared')} ELSE false END`;
  // Not reduced by one, because the venue itself is among those that are counted.
  const others = sql.raw(String(SHARED_COORDINATES_MIN));
  return sql`${venues.status} <> 'discarded' AND ${place} IN (${shared} WHERE EXISTS (
    SELECT FROM venues related WHERE related.cell = place.cell AND related.latitude = place.latitude
      AND related.longitude = place.longitude AND related.status <> 'discarded' OFFSET ${others}))`;
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
  const offset = sql.raw(String(minimum - 1));
  return sql`EXISTS (SELECT 1 FROM ${venuesWithSame(kind, sql`venues`)} OFFSET ${offset})`;
}
