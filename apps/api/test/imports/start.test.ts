import type { VenueCounts } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { emulatorHost } from '../support/identity.ts';
import { spawnServer, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { killDuringInsert } from './processes.ts';

const environment = async () => ({
  DATABASE_URL: await createEmptyDatabase(),
  FIREBASE_AUTH_EMULATOR_HOST: await emulatorHost(),
  SAMPLE_DATA: 'on',
});

const WHOLE = { scrapedCount: 1314, approvedCount: 0, discardedCount: 0, total: 1314 };

async function countsAfterStart(env: Awaited<ReturnType<typeof environment>>) {
  const server = await startServer(env);
  const response = await server.request('GET', '/api/venues/count');
  expect(await server.end('SIGTERM')).toBe(0);
  return (await response.json()) as VenueCounts;
}

test('a server that starts on an empty database imports the sample as pending venues', async () => {
  const env = await environment();
  expect(await countsAfterStart(env)).toEqual(WHOLE);
  expect(await countsAfterStart(env)).toEqual(WHOLE);
});

test('an interrupted first start leaves nothing, and the next imports the whole sample', async () => {
  const env = await environment();
  await migrateDatabase(env.DATABASE_URL);
  await killDuringInsert(spawnServer(env).child, env.DATABASE_URL);
  expect(await query(env.DATABASE_URL, 'SELECT id FROM venues')).toEqual([]);
  expect(await countsAfterStart(env)).toEqual(WHOLE);
});

describe('SAMPLE_DATA', () => {
  const sampleData = (env: Record<string, string>) =>
    readConfig({ FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', ...env }).sampleData;

  test('is on except in production, where no sample may appear among real venues by default', () => {
    expect(sampleData({})).toBe(true);
    expect(sampleData({ SAMPLE_DATA: 'off' })).toBe(false);
    expect(sampleData({ NODE_ENV: 'production' })).toBe(false);
    expect(sampleData({ NODE_ENV: 'production', SAMPLE_DATA: 'on' })).toBe(true);
  });

  test('is on or off and nothing else', () => {
    expect(() => sampleData({ SAMPLE_DATA: 'maybe' })).toThrow(
      'SAMPLE_DATA must be one of on, off.',
    );
  });
});
