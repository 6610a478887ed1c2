import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Database, Transaction } from './transact.ts';

/** How alike a word must be, 0 to 1; two letters that changed places in a word of ten are 0.47. */
const ALIKE = '0.45';

/**
 * Lets a search forgive typing mistakes, where PostgreSQL's `pg_trgm` can be had: not every host
 * offers it, or lets an application ask for it. Nothing else needs it.
 */
export async function prepareTrigrams(client: Client): Promise<void> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query(`CREATE INDEX IF NOT EXISTS venues_by_trigram ON venues
      USING gin ((name_key || ' ' || address_search) gin_trgm_ops)`);
  } catch {
    // The search asks whether the index is there.
  }
}

/** Runs a search for words that are alike; undefined where that cannot be done. */
export async function forgive<T>(
  db: Database,
  search: (transaction: Transaction) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ usable: boolean }>(
      sql`SELECT to_regclass('venues_by_trigram') IS NOT NULL AS usable`,
    );
    if (!rows[0]?.usable) return undefined;
    await transaction.execute(
      sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`,
    );
    return search(transaction);
  });
}
