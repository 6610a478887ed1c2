import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { searchGazetteer } from '../../src/addresses/gazetteer.ts';
import { withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

beforeAll(async () => {
  const venues = Array.from({ length: 3000 }, (_, index) =>
    newVenue('verona', {
      addressStreet: index === 1500 ? 'Via Zenone' : 'Corso Sempione',
      addressNumber: String(index),
    }),
  );
  await seed(server.db, venues);
  await query(server.databaseUrl, 'VACUUM ANALYZE venues');
});

/** What the database does for a search. */
async function planOf(words: string) {
  const statements: { text: string; values: unknown[] }[] = [];
  const pool = new Pool({ connectionString: server.databaseUrl });
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  const found = await searchGazetteer(drizzle({ client: pool, logger }), words);
  const [{ text, values } = { text: '', values: [] }, ...others] = statements;
  expect(others).toEqual([]);
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  await pool.end();
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  return {
    found: found.length,
    rows: plan['Actual Rows'] as number,
    blocks: (plan['Shared Hit Blocks'] + plan['Shared Read Blocks']) as number,
  };
}

test.each(['corso', 'veron', 'corso sempi'])(
  '%s, which thousands of addresses have, reads few of them',
  async (words) => {
    const { found, rows } = await planOf(words);
    expect(found).toBe(5);
    expect(rows).toBeLessThanOrEqual(200);
  },
);

test('a word of one address is found without reading the others', async () => {
  const { found, blocks } = await planOf('zenon');
  expect(found).toBe(1);
  expect(blocks).toBeLessThan(50);
});
