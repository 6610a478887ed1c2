import { sql } from 'drizzle-orm';
import { removeOldAudit } from '../audit/repository.ts';
import { BEFORE_ALL_IDS } from '../db/id.ts';
import type { Database } from '../db/transact.ts';

/**
 * The end of the privacy policy's period for records of actions, after their venue has left the directory. By the clock
 * of the database, because a server whose clock is ahead would erase records within their period.
 */
const CUTOFF = sql`(now() - interval '24 months')`;
const VENUES_PER_ERASURE = 1_000;

/**
 * Erases what the privacy policy (section 9) limits to 24 months: the records of venues that were discarded before,
 * unless they also concern a venue of the directory, and the names of who discarded them; records of batches that have
 * no other records left; those of accounts that stopped being administrators before; and those of the audit log.
 * Versions do not change. Ends after a step once `isStopped`.
 *
 * @returns how many records were erased
 */
export async function eraseOldRecords(db: Database, isStopped = () => false): Promise<number> {
  const isGone = (venue: string) =>
    sql`${sql.raw(venue)}.status = 'discarded' AND ${sql.raw(venue)}.decided_at < ${CUTOFF}`;
  let erased = 0;
  for (let after: string | undefined = BEFORE_ALL_IDS; after !== undefined; ) {
    if (isStopped()) return erased;
    const { rows }: { rows: { id: string }[] } = await db.execute(sql`
      SELECT v.id FROM venues v WHERE v.id > ${after} AND ${isGone('v')} ORDER BY v.id LIMIT ${VENUES_PER_ERASURE}`);
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
    await db.execute(sql`
      UPDATE venues v SET decided_by = NULL
      WHERE v.id = ANY (${ids}) AND v.decided_by IS NOT NULL AND ${isGone('v')}`);
    // A rejection refers to its record, so this record only loses its name.
    await db.execute(sql`
      UPDATE activity SET actor_uid = NULL, actor_email = NULL
      WHERE id IN (
        SELECT a.id FROM activity a JOIN rejected_duplicates r ON r.activity_id = a.id
        JOIN venues o ON o.id = a.duplicate_of
        WHERE a.venue_id = ANY (${ids}) AND a.at < ${CUTOFF} AND ${isGone('o')}
          AND a.actor_uid IS NOT NULL)`);
    const { rowCount } = await db.execute(sql`
      DELETE FROM activity WHERE id IN (
        SELECT a.id FROM activity a JOIN venues v ON v.id = a.venue_id
        WHERE a.venue_id = ANY (${ids}) AND a.at < ${CUTOFF} AND ${isGone('v')}
          AND NOT EXISTS (SELECT FROM venues o WHERE o.id = a.duplicate_of AND NOT (${isGone('o')}))
          AND NOT EXISTS (SELECT FROM rejected_duplicates r WHERE r.activity_id = a.id))`);
    erased += rowCount ?? 0;
    after = rows.length < VENUES_PER_ERASURE ? undefined : rows.at(-1)?.id;
  }
  // The first condition repeats that of an index, so that PostgreSQL can use the index.
  const batches = await db.execute(sql`
    DELETE FROM activity b WHERE (b.batch_id IS NULL OR b.batch_id = b.id)
      AND b.batch_id = b.id AND b.at < ${CUTOFF}
      AND NOT EXISTS (SELECT FROM activity m WHERE m.batch_id = b.id AND m.id <> b.id)`);
  const accounts = await db.execute(sql`
    DELETE FROM activity g WHERE (g.batch_id IS NULL OR g.batch_id = g.id)
      AND g.kind IN ('adminAdded', 'adminRemoved') AND EXISTS (
      SELECT FROM activity r WHERE r.kind = 'adminRemoved' AND r.actor_uid = g.actor_uid
        AND r.at >= g.at AND r.at < ${CUTOFF})`);
  const audit = await removeOldAudit(db);
  return audit + erased + (batches.rowCount ?? 0) + (accounts.rowCount ?? 0);
}
