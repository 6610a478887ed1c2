import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import {
  type AuditRecord,
  ENDPOINTS,
  grantedKeySchema,
  keysResponseSchema,
  type SubmissionKey,
} from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { importLeases } from '../../src/db/schema.ts';
import { countSubmission, returnSubmission } from '../../src/identity/submission-keys.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { query, untilWaits, whileLocked } from '../support/query.ts';
import { sendFile } from '../support/requests/imports.ts';

const server = withServer();

const newName = () => `scraper-${randomUUID()}`;

async function grant(more: object = {}) {
  const body = { name: newName(), sources: ['weekly'], ...more };
  const { method, path } = ENDPOINTS.grantKey;
  const response = await server.request(method, path, { body });
  expect(response.status).toBe(201);
  return v.parse(grantedKeySchema, response.body);
}

async function stored(name: string): Promise<SubmissionKey | undefined> {
  const { body } = await server.request('GET', ENDPOINTS.keys.path);
  return v.parse(keysResponseSchema, body).find((key) => key.name === name);
}

const revoke = (name: string) =>
  server.request(ENDPOINTS.revokeKey.method, ENDPOINTS.revokeKey.path, { body: { name } });

const scraperOf = (name: string) => ({
  name,
  sources: ['weekly'],
  uid: `scraper:${name}`,
  email: null,
  admin: false,
});

const RECORD = { dataset: 'weekly', sourceId: '1', name: 'Campo' };
const submit = (token: string, record: object = RECORD) =>
  sendFile(server, `${JSON.stringify(record)}\n`, { token });

describe('a key that an administrator grants', () => {
  test('is shown once, listed without itself, and opens the import', async () => {
    const { key, ...listed } = await grant({ days: 730, dailyQuota: 5 });
    expect(key).toMatch(/^csk_[\w-]{43}$/);
    expect(await stored(listed.name)).toEqual(listed);
    const days = Date.parse(listed.expiresAt ?? '') - Date.parse(listed.createdAt);
    expect(days).toBe(730 * 24 * 60 * 60 * 1000);
    expect((await submit(key)).status).toBe(200);
    const used = await stored(listed.name);
    expect(used).toMatchObject({ usedToday: 1, dailyQuota: 5 });
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  test('is listed by its name', async () => {
    const names = ['b', 'c', 'a'].map((first) => `${first}-${newName()}`);
    for (const name of names) await grant({ name });
    const { body } = await server.request('GET', ENDPOINTS.keys.path);
    const listed = v.parse(keysResponseSchema, body).map(({ name }) => name);
    expect(listed.filter((name) => names.includes(name))).toEqual(names.toSorted());
  });

  test('is refused once it has expired, and listed until it is revoked', async () => {
    const { key, name } = await grant({ days: 1 });
    await query(
      server.databaseUrl,
      "UPDATE submission_keys SET expires_at = now() - interval '1 second' WHERE name = $1",
      [name],
    );
    expect((await submit(key)).status).toBe(401);
    expect(await stored(name)).toBeDefined();
    expect((await revoke(name)).status).toBe(200);
    expect(await stored(name)).toBeUndefined();
  });

  test('opens the import as often a day as its quota says', async () => {
    const { key, name } = await grant({ dailyQuota: 3 });
    for (let times = 0; times < 3; times += 1) expect((await submit(key)).status).toBe(200);
    const refused = await submit(key);
    expect(expectProblem(refused, 429).detail).toContain('quota of today');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await stored(name))?.usedToday).toBe(3);
    await query(
      server.databaseUrl,
      'UPDATE submission_keys SET used_on = used_on - 1 WHERE name = $1',
      [name],
    );
    expect((await stored(name))?.usedToday).toBe(0);
    expect((await submit(key)).status).toBe(200);
  });

  test('is refused as revoked where it is revoked before the submission is counted', async () => {
    const { key, name } = await grant({ dailyQuota: 1 });
    const url = server.databaseUrl;
    const { response } = await whileLocked(url, 'LOCK TABLE import_leases', async () => {
      const response = awaitedLater(submit(key));
      await untilWaits(url);
      expect((await revoke(name)).status).toBe(200);
      return { response };
    });
    expect(expectProblem(await response, 401).detail).toContain('revoked');
  });

  test('gets its quota back for a file that did not arrive, or of which no record is accepted', async () => {
    const { key, name } = await grant({ dailyQuota: 1 });
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const wait = { timeout: 10_000 };
    for (let times = 0; times < 2; times += 1) {
      const upload = request(`${address}/api/imports?file=x.ndjson`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-length': 1_000_000 },
      });
      upload.on('error', () => {}).write('{');
      // Others that are sent meanwhile find no quota.
      await vi.waitUntil(async () => (await stored(name))?.usedToday === 1, wait);
      upload.destroy();
      await vi.waitUntil(async () => (await server.db.$count(importLeases)) === 0, wait);
      expect((await stored(name))?.usedToday).toBe(0);
    }
    const foreign = { ...RECORD, dataset: 'other' };
    expect((await submit(key, foreign)).status).toBe(403);
    expect((await submit(key, {})).status).toBe(200);
    expect((await submit(key)).status).toBe(200);
    expect((await submit(key)).status).toBe(429);
    expect((await stored(name))?.usedToday).toBe(1);
  });

  test('gets back nothing that was counted on another day', async () => {
    const { name } = await grant({ dailyQuota: 2 });
    const scraper = scraperOf(name);
    const counted = await countSubmission(server.db, scraper);
    if (!counted) throw new Error('not counted');
    await returnSubmission(server.db, { ...counted, day: '2026-01-01' });
    expect((await stored(name))?.usedToday).toBe(1);
    await returnSubmission(server.db, counted);
    expect((await stored(name))?.usedToday).toBe(0);
  });

  test('is counted exactly by servers that receive its files at once', async () => {
    const { name } = await grant({ dailyQuota: 3 });
    const scraper = scraperOf(name);
    const counted = await Promise.all(
      Array.from({ length: 6 }, () => countSubmission(server.db, scraper)),
    );
    expect(counted.filter(Boolean)).toHaveLength(3);
    expect((await stored(name))?.usedToday).toBe(3);
  });

  test('is the only one of its name until it is revoked, by whom the audit log says', async () => {
    const { key, name } = await grant();
    const { method, path } = ENDPOINTS.grantKey;
    const body = { name, sources: ['weekly'] };
    const problem = expectProblem(await server.request(method, path, { body }), 422);
    expect(problem.errors?.[0]?.path).toBe('name');
    const other = { name: newName(), sources: ['weekly'] };
    const atOnce = Array.from({ length: 4 }, () => server.request(method, path, { body: other }));
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422, 422, 422]);
    expect((await revoke(name)).status).toBe(200);
    expect((await submit(key)).status).toBe(401);
    expectProblem(await revoke(name), 404);
    const audit = await server.request<AuditRecord[]>('GET', '/api/audit');
    const records = audit.body.filter(({ details }) => details['name'] === name);
    expect(records.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['keyRevoked', 'admin@example.org'],
      ['keyGranted', 'admin@example.org'],
    ]);
    expect(JSON.stringify(audit.body)).not.toContain(key);
  });

  test.each([
    ['name', { name: 'two words' }],
    ['name', { name: '' }],
    ['sources', { sources: [] }],
    ['sources', { sources: Array(21).fill('a') }],
    ['sources.0', { sources: ['manual'] }],
    ['days', { days: 0 }],
    ['days', { days: 1.5 }],
    ['days', { days: 731 }],
    ['dailyQuota', { dailyQuota: 10_001 }],
    ['key', { key: 'csk_own' }],
  ])('with a wrong %s is refused: %j', async (path, more) => {
    const body = { name: newName(), sources: ['weekly'], ...more };
    const { method, path: url } = ENDPOINTS.grantKey;
    expectInvalid(await server.request(method, url, { body }), 422, path);
  });
});
