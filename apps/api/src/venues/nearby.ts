import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether two rows of venues have the same name or are within some 300 m. A phone or website of a town or a chain
 * belongs to many venues and proves nothing about others.
 */
export const isSameOrNear = (self: SQL, other: SQL) =>
  sql`(${other}.name_key = ${self}.name_key
      OR abs(${other}.latitude - ${self}.latitude) < 0.003
        AND abs(${other}.longitude - ${self}.longitude) < 0.004)`;
