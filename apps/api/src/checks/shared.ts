import type { VenueReviewItem } from '@campetto/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isSameOrNear } from '../venues/nearby.ts';

type Kind = keyof VenueReviewItem['shared'];

/**
 * The most venues of one phone or website that are compared: a chain may have thousands. They are read in the
 * order of the index, so that every request compares the same ones.
 */
const COMPARED_MAX = 200;

const withSame = (key: SQL) => (self: SQL) =>
  sql`(SELECT id, status, name_key, latitude, longitude FROM venues same WHERE same.${key} = ${self}.${key}
      ORDER BY same.has_related LIMIT ${sql.raw(String(COMPARED_MAX))}) related
    WHERE ${isSameOrNear(self, sql`related`)}`;

const WITH_SAME: Record<Kind, (self: SQL) => SQL> = {
  coordinates: (self) => sql`venues related WHERE related.cell = ${self}.cell
    AND related.latitude = ${self}.latitude AND related.longitude = ${self}.longitude`,
  phone: withSame(sql`phone_key`),
  website: withSame(sql`website_key`),
};

/** The other venues, aliased `related`, that share a value with the venue of the table `self`. */
export const venuesWithSame = (kind: Kind, self: SQL) =>
  sql`${WITH_SAME[kind](self)} AND related.id <> ${self}.id AND related.status <> 'discarded'`;
