import type { VenueCounts } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createDatabase } from '../support/database.ts';
import { startEmulator } from '../support/identity.ts';
import { startServer } from '../support/processes.ts';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());

test('a server that starts on an empty database has the sample waiting for review', async () => {
  const server = await startServer({
    DATABASE_URL: await createDatabase(),
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    SAMPLE_DATA: 'on',
  });
  const answer = await server.call('GET', '/api/venues/count');
  expect((await answer.json()) as VenueCounts).toEqual({
    scrapedCount: 1314,
    approvedCount: 0,
    discardedCount: 0,
    total: 1314,
  });
  expect(await server.end('SIGTERM')).toBe(0);
}, 60_000);

describe('SAMPLE_DATA', () => {
  const sampleData = (env: Record<string, string>) =>
    readConfig({ FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', ...env }).sampleData;

  test('is on unless it is production: nobody gets a sample among real venues unasked', () => {
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
