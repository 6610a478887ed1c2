import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '../../src/db/transact.ts';
import { createDatabase } from '../support/database.ts';
import { whileLocked } from '../support/query.ts';

let connectionString: string;
let pool: Pool;
const one = sql`SELECT 1 AS value`;

beforeAll(async () => {
  connectionString = await createDatabase();
});
beforeEach(async () => {
  await pool?.end();
  // A single connection, so that none is left if the pool loses it.
  pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 3_000,
    query_timeout: 1_000,
  });
  pool.on('error', () => {});
});
afterAll(() => pool.end());

const db = () => drizzle({ client: pool });
const works = async () => {
  const { rows } = await transact(db(), (transaction) => transaction.execute(one));
  return rows;
};

test('a connection that is lost before its transaction begins is replaced', async () => {
  pool.once('acquire', (client: PoolClient & { connection?: { stream: { destroy(): void } } }) => {
    client.on('error', () => {});
    client.connection?.stream.destroy();
  });
  await expect(works()).rejects.toThrow();
  expect(await works()).toEqual([{ value: 1 }]);
});

test('one whose statement was given up is replaced, and no further statement waits there', async () => {
  await whileLocked(connectionString, 'SELECT pg_advisory_xact_lock(1)', async () => {
    const wait = sql`SELECT pg_advisory_xact_lock(1)`;
    const begun = performance.now();
    const given = transact(db(), (transaction) => transaction.execute(wait));
    await expect(given).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
    expect(performance.now() - begun).toBeLessThan(1_900); // a ROLLBACK would be given up after 1,000 more
    expect(await works()).toEqual([{ value: 1 }]);
  });
});

test('one whose transaction failed is used again', async () => {
  const pids = async () => (await db().execute(sql`SELECT pg_backend_pid() AS pid`)).rows;
  const before = await pids();
  const refuse = () => Promise.reject(new Error('refused'));
  await expect(transact(db(), refuse)).rejects.toThrow('refused');
  const fail = sql`SELECT 1 / 0`;
  await expect(transact(db(), (transaction) => transaction.execute(fail))).rejects.toThrow();
  expect(await pids()).toEqual(before);
});
