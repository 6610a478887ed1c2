import type { VenueReviewItem } from '@campetto/contract';
import { type SQL, sql } from 'drizzle-orm';

type Kind = keyof VenueReviewItem['shared'];

/** So many of the same phone or website are looked at: a chain may have it on thousands. */
const LOOKED_AT = 50;

const withSame = (key: SQL) => (self: SQL) =>
  sql`(SELECT same.* FROM venues same WHERE same.${key} = ${self}.${key}
      LIMIT ${sql.raw(String(LOOKED_AT))}) other
    WHERE (other.name_key = ${self}.name_key
      OR abs(other.latitude - ${self}.latitude) < 0.003
        AND abs(other.longitude - ${self}.longitude) < 0.004)`;

/**
 * A phone or website of a town or a chain stands at many venues and is no sign: only those count
 * that bear the same name, or lie within some 300 m.
 */
const WITH_SAME: Record<Kind, (self: SQL) => SQL> = {
  coordinates: (self) => sql`venues other WHERE other.cell = ${self}.cell
    AND other.latitude = ${self}.latitude AND other.longitude = ${self}.longitude`,
  phone: withSame(sql`phone_key`),
  website: withSame(sql`website_key`),
};

/** The venues, called `other`, that share something with the venue of the table `self`. */
export const othersWithSame = (kind: Kind, self: SQL) =>
  sql`${WITH_SAME[kind](self)} AND other.id <> ${self}.id AND other.status <> 'discarded'`;
