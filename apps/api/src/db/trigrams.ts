import type { Client } from 'pg';

/**
 * Lets a search tolerate typing mistakes, where PostgreSQL's `pg_trgm` is available: not every host
 * offers it or allows an application to install it. Nothing else needs it.
 */
export async function prepareTrigrams(client: Client): Promise<void> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query(`CREATE INDEX IF NOT EXISTS search_words_by_trigram
      ON search_words USING gin (word gin_trgm_ops)`);
  } catch {
    // Without the extension a search finds no similar words.
  }
}
