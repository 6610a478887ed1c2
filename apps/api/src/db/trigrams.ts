import type { Client } from 'pg';

/**
 * Lets a search forgive typing mistakes, where PostgreSQL's `pg_trgm` can be had: not every host
 * offers it, or lets an application ask for it. Nothing else needs it.
 */
export async function prepareTrigrams(client: Client): Promise<void> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query(`CREATE INDEX IF NOT EXISTS search_words_by_trigram
      ON search_words USING gin (word gin_trgm_ops)`);
  } catch {
    // A search asks for what is alike, and does without where it cannot be told.
  }
}
