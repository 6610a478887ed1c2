import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { BEFORE_ALL_IDS } from '../db/id.ts';
import { venues } from '../db/schema.ts';
import { type Database, transact } from '../db/transact.ts';
import { cellOf, DERIVED_VERSION, derive } from '../venues/derived.ts';
import { storeSearchWords } from '../venues/search-words.ts';
import { storeSharedPlaces } from '../venues/shared-places.ts';

/** Passes over the venues, with milliseconds between them: together longer than any transaction of a server may pause. */
const PASSES_MAX = 15;
const PAUSE = 1_000;

const isMissing = or(
  isNull(venues.checks),
  lt(venues.derivedVersion, DERIVED_VERSION),
  ne(venues.derivedFor, venues.version),
);

/**
 * Derives the columns of venues that an earlier version of the server has derived or changed, or that have not been
 * checked; neither version nor date of a venue change. Passes over locked rows, such as those that are compared after an
 * upgrade, and returns to them. Ends after a step once `isStopped`.
 *
 * @returns how many venues were updated
 * @throws Error when some were locked in each pass
 */
export async function deriveMissing(
  db: Database,
  isStopped = () => false,
  venuesPerStep = 500,
): Promise<number> {
  let done = 0;
  for (let pass = 0; !isStopped() && (await isAnyMissing(db)); pass += 1) {
    if (pass === PASSES_MAX) throw new Error('Some venues stayed locked.');
    if (pass > 0) await sleep(PAUSE);
    done += await deriveUnlocked(db, isStopped, venuesPerStep);
  }
  return done;
}

async function isAnyMissing(db: Database): Promise<boolean> {
  const rows = await db.select({ id: venues.id }).from(venues).where(isMissing).limit(1);
  return rows.length > 0;
}

/** The transactions are short, so that no request waits. */
async function deriveUnlocked(
  db: Database,
  isStopped: () => boolean,
  venuesPerStep: number,
): Promise<number> {
  let [done, after] = [0, BEFORE_ALL_IDS];
  while (!isStopped()) {
    const last = await transact(db, async (transaction) => {
      const rows = await transaction
        .select()
        .from(venues)
        .where(and(isMissing, gt(venues.id, after)))
        .orderBy(asc(venues.id))
        .limit(venuesPerStep)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return undefined;
      const derived = rows.map((row) => ({ id: row.id, ...derive(row) }));
      await storeSearchWords(transaction, derived);
      const values = derived.map((row) => {
        const { id, addressSearch, nameKey, phoneKey, websiteKey, cell, checks } = row;
        return sql`(${id}::uuid, ${addressSearch}, ${nameKey}, ${phoneKey}, ${websiteKey},
          ${cell}::bigint, ${`{${checks}}`}::text[])`;
      });
      await transaction.execute(sql`
        UPDATE venues SET address_search = d.address_search, name_key = d.name_key,
          phone_key = d.phone_key, website_key = d.website_key, cell = d.cell, checks = d.checks,
          check_count = cardinality(d.checks), derived_version = ${DERIVED_VERSION},
          derived_for = venues.version,
          has_related = CASE WHEN (venues.name_key, venues.phone_key, venues.website_key, venues.cell)
            IS DISTINCT FROM (d.name_key, d.phone_key, d.website_key, d.cell)
            THEN NULL ELSE venues.has_related END
        FROM (VALUES ${sql.join(values, sql`, `)})
          AS d (id, address_search, name_key, phone_key, website_key, cell, checks)
        WHERE venues.id = d.id`);
      const places = rows.map((row) => ({ ...row, cell: cellOf(row) }));
      await storeSharedPlaces(transaction, places);
      done += rows.length;
      return rows.at(-1);
    });
    if (!last) break;
    after = last.id;
  }
  return done;
}
