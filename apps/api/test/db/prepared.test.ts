import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net';
import type { ListSort } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Connection, connect } from '../../src/db/connection.ts';
import type { ListFilter } from '../../src/list/filter.ts';
import { listVenues } from '../../src/list/repository.ts';
import { createDatabase } from '../support/database.ts';

const log = { warn() {} };

async function open(databaseUrl: string, preparedStatements?: boolean): Promise<Connection['db']> {
  const { db, close } = await connect({ databaseUrl, dataDir: '', preparedStatements }, log);
  onTestFinished(close);
  return db;
}

/** The names of the statements that PostgreSQL has prepared; one connection serves sequential queries. */
async function namesOf(db: Connection['db']): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM pg_prepared_statements`);
  return rows.map(({ name }) => name);
}

const read = (db: Connection['db'], filter: Partial<ListFilter> = {}, limit = 21) =>
  listVenues(db, { status: 'pending', ...filter }, limit);

/** Responds as a pooler does: with another process id than that of the connection to PostgreSQL. */
async function startPooler(databaseUrl: string): Promise<string> {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((client) => {
    const upstream = connectSocket(Number(port), hostname);
    client.pipe(upstream).on('error', () => client.destroy());
    upstream.on('data', (data) => {
      const keyData = data.indexOf('K\0\0\0\f');
      if (keyData >= 0) data.writeInt32BE(data.readInt32BE(keyData + 5) + 1, keyData + 5);
      client.write(data);
    });
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

test('a list is prepared by name once, whatever its values', async () => {
  const db = await open(await createDatabase());
  await read(db);
  const names = await namesOf(db);
  expect(names).toHaveLength(1);
  await read(db, { status: 'approved' });
  expect(await namesOf(db)).toEqual(names);
  await read(db, { country: 'italy' });
  expect(await namesOf(db)).toHaveLength(2);
});

test.each<[string, Partial<ListFilter>, number?]>([
  ['words', { q: 'tennis' }],
  ['a check', { check: 'noSport' }],
  ['an import', { imported: '01a2096d-3bdc-7e31-a092-c2d531490e4f' }],
  ['a number of rows that no page has', {}, 123],
  ...(['name', 'rating', 'checks'] satisfies ListSort[]).map(
    (sort): [string, Partial<ListFilter>] => [`a place by ${sort}`, { sort, country: 'italy' }],
  ),
])(
  'a list with %s is not prepared by name: its best plan depends on values',
  async (_, ...list) => {
    const db = await open(await createDatabase());
    await read(db, ...list);
    expect(await namesOf(db)).toEqual([]);
  },
);

test('behind a pooler nothing is prepared by name, unless that is configured', async () => {
  const pooler = await startPooler(await createDatabase());
  const [unset, off, on] = [
    await open(pooler),
    await open(pooler, false),
    await open(pooler, true),
  ];
  for (const db of [unset, off, on]) await read(db);
  expect(await namesOf(unset)).toEqual([]);
  expect(await namesOf(off)).toEqual([]);
  expect(await namesOf(on)).toHaveLength(1);
});

test('without a pooler nothing is prepared by name where that is switched off', async () => {
  const db = await open(await createDatabase(), false);
  await read(db);
  expect(await namesOf(db)).toEqual([]);
});
