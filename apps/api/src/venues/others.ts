import type { VenueReviewItem } from '@campetto/contract';
import { type SQL, sql } from 'drizzle-orm';

type Kind = keyof VenueReviewItem['shared'];

/**
 * A phone or website of a town or a chain stands at many venues and is no sign: only those count
 * that bear the same name, or lie within some 300 m.
 */
const isKin = (self: SQL) => sql`(other.name_key = ${self}.name_key
  OR abs(other.latitude - ${self}.latitude) < 0.003
    AND abs(other.longitude - ${self}.longitude) < 0.004)`;

const SAME: Record<Kind, (self: SQL) => SQL> = {
  coordinates: (self) => sql`other.cell = ${self}.cell
    AND other.latitude = ${self}.latitude AND other.longitude = ${self}.longitude`,
  phone: (self) => sql`other.phone_key = ${self}.phone_key AND ${isKin(self)}`,
  website: (self) => sql`other.website_key = ${self}.website_key AND ${isKin(self)}`,
};

/** The venues, called `other`, that share something with the venue of the table `self`. */
export const othersWithSame = (kind: Kind, self: SQL) => sql`venues other
  WHERE ${SAME[kind](self)} AND other.id <> ${self}.id AND other.status <> 'discarded'`;
