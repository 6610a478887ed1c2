import { readFile } from 'node:fs/promises';
import { type AuditRecord, auditResponseSchema } from '@campetto/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccessRecorder } from '../../src/audit/access.ts';
import { recordAudit } from '../../src/audit/repository.ts';
import { grantKey, revokeKey } from '../../src/identity/submission-keys.ts';
import { runJobs } from '../../src/maintenance/maintenance.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { query } from '../support/query.ts';
import { decideBatch } from '../support/requests/batches.ts';
import { sendFile } from '../support/requests/imports.ts';
import { pagesOf } from '../support/requests/pages.ts';
import { seedOne, seen } from '../support/venues.ts';

const server = withServer();
const ANNA = unsignedToken({ sub: 'anna', user_id: 'anna', email: 'anna@campetto.test' });

/** The records of a kind, the newest first. */
async function recordsOf(kind: AuditRecord['kind'], limit = 100): Promise<AuditRecord[]> {
  const url = `/api/audit?kind=${kind}&limit=${limit}`;
  const response = await server.request('GET', url, { token: ANNA });
  expect(response.status).toBe(200);
  return v.parse(auditResponseSchema, response.body);
}

/** Removes all records in spite of the triggers, which only the owner of the database can do. */
beforeEach(async () => {
  await query(
    server.databaseUrl,
    'ALTER TABLE audit_log DISABLE TRIGGER ALL; TRUNCATE audit_log; ALTER TABLE audit_log ENABLE TRIGGER ALL',
  );
});

describe('the audit log', () => {
  test('has one record of the sign-in of a session, with the network of the client', async () => {
    const signedInAt = Math.floor(Date.now() / 1000) - 120;
    const session = {
      sub: 'bruno',
      user_id: 'bruno',
      email: 'bruno@campetto.test',
      auth_time: signedInAt,
    };
    const request = (token: string) =>
      server.request('GET', '/api/venues/count', { token, remoteAddress: '203.0.113.77' });
    await request(unsignedToken(session));
    await request(unsignedToken({ ...session, iat: 2 })); // a later token of the session
    await request(unsignedToken({ ...session, auth_time: signedInAt + 60 }));
    const signIns = () =>
      recordsOf('signedIn').then((all) => all.filter(({ actor }) => actor?.startsWith('bruno')));
    await vi.waitUntil(async () => (await signIns()).length >= 2);
    // Another server, or this one after a restart, has the same session.
    const recorder = createAccessRecorder(server.db);
    const identity = {
      uid: 'bruno',
      email: session.email,
      admin: true,
      session: `bruno ${signedInAt}`,
    };
    recorder.signedIn({ ip: '203.0.113.77', log: server.app.log } as never, identity);
    await recordAudit(server.db, { kind: 'imported' });
    const records = await signIns();
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({ actor: 'bruno@campetto.test', network: '203.0.113.0' });
  });

  test('has tokens and keys that were refused, at most ten a minute, and how many were left out', async () => {
    expectProblem(await server.request('GET', '/api/venues/count', { token: 'csk_none' }), 401);
    const scraper = await grantKey(server.db, { name: 'probing', sources: ['x'] });
    const token = scraper?.key ?? '';
    expectProblem(await server.request('GET', '/api/venues/count', { token }), 403);
    const user = unsignedToken({ sub: 'u', user_id: 'u', email: 'u@x.org', admin: false });
    expectProblem(await server.request('GET', '/api/venues/count', { token: user }), 403);
    for (let sent = 0; sent < 20; sent += 1) {
      expectProblem(
        await server.request('GET', '/api/venues/count', { token: `a.b.${sent}` }),
        401,
      );
    }
    await vi.waitUntil(async () => (await recordsOf('tokenRefused')).length >= 10);
    const records = await recordsOf('tokenRefused');
    expect(records).toHaveLength(10);
    const [notAdministrator] = records.filter(({ actor }) => actor === 'u@x.org');
    expect(notAdministrator?.details).toEqual({ reason: 'This account is not an administrator.' });
    const [probing] = records.filter(({ actor }) => actor === 'probing');
    expect(probing?.details).toEqual({ reason: 'A key may submit venues, and nothing else.' });
    expect(JSON.stringify(records)).not.toContain('csk_');

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    for (const token of ['a.b.c', 'a.b.d']) {
      expectProblem(await server.request('GET', '/api/venues/count', { token }), 401);
    }
    vi.useRealTimers();
    await vi.waitUntil(async () => (await recordsOf('tokenRefused')).length > 11);
    const latest = (await recordsOf('tokenRefused')).slice(0, 2);
    expect(latest.map(({ details }) => details['omittedBefore']).filter(Boolean)).toEqual([13]);
  });

  test('has a sign-in that could not be stored once it can be, and each of a thousand sessions once', async () => {
    const store = { values: () => ({ onConflictDoNothing: async () => {} }) };
    const insert = vi
      .fn(() => store as never)
      .mockImplementationOnce(() => {
        throw new Error('lost');
      });
    const recorder = createAccessRecorder({ insert } as never);
    const client = { ip: '::1', log: { warn() {} } };
    const signIn = (session: string) =>
      recorder.signedIn(client, { uid: 'carla', email: null, admin: true, session });
    signIn('first');
    await vi.waitFor(() => {
      signIn('first');
      expect(insert).toHaveBeenCalledTimes(2);
    });
    for (let session = 1; session < 1_000; session += 1) signIn(`${session}`);
    signIn('first');
    expect(insert).toHaveBeenCalledTimes(1_001);
    // The oldest is forgotten; the database has its record and refuses another one.
    signIn('one more');
    signIn('first');
    expect(insert).toHaveBeenCalledTimes(1_003);
  });

  test('has grants and revocations of keys, without the key', async () => {
    const key = (await grantKey(server.db, { name: 'weekly', sources: ['milano'] }))?.key;
    expect(await revokeKey(server.db, 'weekly')).toBe(true);
    expect(await revokeKey(server.db, 'weekly')).toBe(false);
    expect(await recordsOf('keyGranted')).toMatchObject([
      { actor: null, network: null, details: { name: 'weekly', sources: ['milano'] } },
    ]);
    expect(await recordsOf('keyRevoked')).toMatchObject([{ details: { name: 'weekly' } }]);
    const stored = await query(server.databaseUrl, 'SELECT * FROM audit_log');
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  test('has exports with their filters, decisions on many and their undo', async () => {
    const venue = await seedOne(server.db);
    const url = '/api/venues/export?format=csv&status=pending&country=italy';
    await server.request('GET', url, { token: ANNA });
    expect(await recordsOf('exported')).toMatchObject([
      {
        actor: 'anna@campetto.test',
        details: { of: 'venues', format: 'csv', status: 'pending', country: 'italy' },
      },
    ]);
    const body = { move: 'approve', venues: [seen(venue)] };
    const started = await server.request<{ batchId: string }>('POST', '/api/venues/decisions', {
      body,
      token: ANNA,
    });
    expect(started.status).toBe(202);
    const { batchId } = started.body;
    expect(await recordsOf('batchStarted')).toMatchObject([
      { actor: 'anna@campetto.test', details: { batchId, move: 'approve', venues: 1 } },
    ]);
    const finished = `SELECT 1 FROM decision_runs WHERE id = '${batchId}' AND state = 'finished'`;
    await vi.waitUntil(async () => (await query(server.databaseUrl, finished)).length > 0, {
      timeout: 10_000,
    });
    const undo = { body: { batchId }, token: ANNA, remoteAddress: '203.0.113.77' };
    await server.request('POST', '/api/activity/undo/batch', undo);
    // The batch is undone already.
    await server.request('POST', '/api/activity/undo/batch', undo);
    expect(await recordsOf('batchUndone')).toEqual([
      expect.objectContaining({
        actor: 'anna@campetto.test',
        network: '203.0.113.0',
        details: { batchId },
      }),
    ]);
  });

  test('has searched words, but no phone number', async () => {
    const phoneNumber = '+39 045 8123456';
    const venue = await seedOne(server.db, 'verona', { phoneNumber, updatedAt: new Date(0) });
    for (const q of [phoneNumber, 'Bar (045) 81.23-456', 'Via Roma 12, 37121', 'campo 2024']) {
      const search = new URLSearchParams({ format: 'csv', status: 'pending', q });
      await server.request('GET', `/api/venues/export?${search}`, { token: ANNA });
    }
    const moment = new Date().toISOString();
    const matching = { status: 'pending', q: phoneNumber, searchStep: 'phone', moment };
    await decideBatch(server, { move: 'approve', matching });
    expect((await recordsOf('exported')).map(({ details }) => details['q']).reverse()).toEqual([
      ...['+•• ••• •••••••', 'Bar (•••) ••.••-•••', 'Via Roma 12, 37121', 'campo 2024'],
    ]);
    expect(await recordsOf('batchStarted')).toMatchObject([
      { details: { matching: { ...matching, q: '+•• ••• •••••••' } } },
    ]);
    expect(
      await query(server.databaseUrl, 'SELECT status FROM venues WHERE id = $1', [venue.id]),
    ).toEqual([{ status: 'approved' }]);
  });

  test('has imports, but not those of a scraper beyond its sources', async () => {
    const key = (await grantKey(server.db, { name: 'trafford', sources: ['milano'] }))?.key;
    const sample = await readFile(
      new URL('../../data/sample/trafford-active-places.csv', import.meta.url),
    );
    const send = (token: string, file: string) =>
      sendFile(server, sample, { token, query: `file=${file}` });
    expect((await send(ANNA, 'trafford.csv')).status).toBe(200);
    expectProblem(await send(key ?? '', 'weekly.csv'), 403);
    const records = await recordsOf('imported');
    expect(records[0]).toMatchObject({
      actor: 'anna@campetto.test',
      details: { file: 'trafford.csv' },
    });
    expect(records).toHaveLength(1);
  });

  test('is read in pages, and exported as a whole', async () => {
    for (let n = 0; n < 250; n += 1) {
      await recordAudit(server.db, { kind: 'imported', details: { n } });
    }
    const seen: unknown[] = [];
    let pages = 0;
    const url = '/api/audit?kind=imported&limit=100';
    for await (const { body } of pagesOf<AuditRecord[]>(server, url, { token: ANNA })) {
      seen.push(...body.map(({ details }) => details['n']));
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, index) => 249 - index));

    const file = await server.request('GET', '/api/audit/export', { token: ANNA });
    expect(file.headers['content-disposition']).toMatch(/campetto-audit-\d{4}-\d\d-\d\d\.ndjson/);
    const lines = file.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditRecord);
    const exported = lines.filter(({ kind }) => kind === 'imported');
    expect(exported.map(({ details }) => details['n'])).toEqual(seen);
    expect(lines[0]).toMatchObject({ kind: 'exported', details: { of: 'audit log' } });
  });

  test.each(['limit=0', 'limit=101', 'kind=other', 'cursor=x', 'other=1'])(
    'refuses ?%s',
    async (wrong) => {
      expectProblem(await server.request('GET', `/api/audit?${wrong}`), 400);
    },
  );

  test.each([
    "UPDATE audit_log SET kind = 'imported'",
    "UPDATE audit_log SET at = now() - interval '3 years'",
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
  ])('cannot be changed by %s', async (statement) => {
    await recordAudit(server.db, { kind: 'keyGranted' });
    await expect(query(server.databaseUrl, statement)).rejects.toThrow(/cannot be changed/);
    expect(await recordsOf('keyGranted')).toHaveLength(1);
  });

  test('loses records after 24 months, which the maintenance removes', async () => {
    await query(
      server.databaseUrl,
      `INSERT INTO audit_log (id, kind, at, details)
       SELECT gen_random_uuid(), 'imported', now() - age, '{}'
       FROM (VALUES (interval '24 months 1 minute'), (interval '23 months 29 days')) AS v (age)`,
    );
    await runJobs(server.db, server.media, server.app.log);
    expect(await recordsOf('imported')).toHaveLength(1);
  });
});
