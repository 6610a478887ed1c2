import type { Client } from 'pg';
import { sqlState } from './transact.ts';

/**
 * SQLSTATE codes for an extension that is not available, not supported by the host, not allowed, or installed in a
 * schema that is not searched.
 */
const WITHOUT = new Set(['58P01', '0A000', '42501', '42704']);

/**
 * Lets a search tolerate typing mistakes, where PostgreSQL's `pg_trgm` is available: not every host
 * offers it or allows an application to install it. Nothing else needs it. Runs in a transaction.
 */
export async function prepareTrigrams(client: Client): Promise<void> {
  await client.query('SAVEPOINT trigrams');
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query(`CREATE INDEX IF NOT EXISTS search_words_by_trigram
      ON search_words USING gin (word gin_trgm_ops)`);
  } catch (error) {
    if (!WITHOUT.has(sqlState(error) ?? '')) throw error;
    await client.query('ROLLBACK TO SAVEPOINT trigrams');
  }
}
