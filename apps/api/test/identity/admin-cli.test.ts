import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBundled } from '../support/bundle.ts';
import { createDatabase, createEmptyDatabase } from '../support/database.ts';
import { listenerOf } from '../support/failures/listener.ts';
import { serviceAccountKey } from '../support/key-file.ts';
import { query } from '../support/query.ts';

/** The accounts of the emulated sign-in: claims by e-mail. */
const accounts = new Map([['admin@example.org', '{"region":"north"}']]);
/** The accounts that may not be changed. */
const refused = new Set<string>();
/** The accounts whose sessions were ended. */
const revoked: string[] = [];
let host: string;

const respond = async (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  if (request.method === 'GET') {
    const users = Array.from(accounts, ([localId, customAttributes]) => ({
      localId,
      email: localId,
      customAttributes,
    }));
    // Two pages, the first without an account.
    const isLast = request.url?.includes('nextPageToken=last');
    response.end(JSON.stringify(isLast ? { users } : { users: [], nextPageToken: 'last' }));
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { email, localId, customAttributes, validSince } = JSON.parse(
    Buffer.concat(chunks).toString(),
  );
  if (refused.has(localId)) {
    response.writeHead(403).end(JSON.stringify({ error: { message: 'PERMISSION_DENIED' } }));
    return;
  }
  if (customAttributes) accounts.set(localId, customAttributes);
  if (validSince) revoked.push(localId);
  const wanted = (email?.[0] ?? localId).toLowerCase();
  const claims = accounts.get(wanted);
  const users = claims ? [{ localId: wanted, email: wanted, customAttributes: claims }] : undefined;
  response.end(JSON.stringify({ localId, users }));
};
const emulator = createServer(listenerOf(respond));

beforeAll(async () => {
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(emulator.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => emulator.close(resolve).closeAllConnections()));

const run = (args: string[], env: Record<string, string> = { FIREBASE_AUTH_EMULATOR_HOST: host }) =>
  runBundled('admin', args, env);

test('grants and revokes the administrator claim and preserves other claims', async () => {
  const granted = await run(['grant', 'admin@example.org']);
  expect(granted).toEqual({
    code: 0,
    output: expect.stringMatching(/^admin@example.org is an .+\n$/),
  });
  expect(JSON.parse(accounts.get('admin@example.org') ?? '')).toEqual({
    region: 'north',
    admin: true,
  });
  expect(revoked).toEqual([]);
  accounts.set('reader@example.org', '{}');
  expect(await run(['list'])).toEqual({ code: 0, output: 'admin@example.org\n' });
  expect((await run(['revoke', 'admin@example.org'])).code).toBe(0);
  expect(revoked).toEqual(['admin@example.org']);
  expect(JSON.parse(accounts.get('admin@example.org') ?? '')).toEqual({ region: 'north' });
  expect((await run(['list'])).output).toBe('No account is an administrator.\n');
});

test('[DASH-4] the activity and the audit log record who became an administrator, and who is one no longer', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const env = { FIREBASE_AUTH_EMULATOR_HOST: host, DATABASE_URL };
  for (const [action, sentence] of [
    ['grant', 'is an administrator from'],
    ['grant', 'was an administrator already'],
    ['revoke', 'is no longer an administrator'],
    ['revoke', 'was not an administrator'],
  ] as const) {
    const { code, output } = await run([action, 'Admin@Example.org'], env);
    expect(code, output).toBe(0);
    expect(output).toContain(`admin@example.org ${sentence}`);
    expect(output).not.toContain('activity');
  }
  const audit = 'SELECT kind, details FROM audit_log ORDER BY at';
  expect(await query(DATABASE_URL, audit)).toEqual([
    { kind: 'adminAdded', details: { email: 'admin@example.org' } },
    { kind: 'adminRemoved', details: { email: 'admin@example.org' } },
  ]);
  const activity = 'SELECT kind, actor_email FROM activity ORDER BY at';
  expect(await query(DATABASE_URL, activity)).toEqual([
    { kind: 'adminAdded', actor_email: 'admin@example.org' },
    { kind: 'adminRemoved', actor_email: 'admin@example.org' },
  ]);
  expect((await run(['grant', 'admin@example.org'])).output).toContain(
    'not recorded in the activity',
  );
});

test('changes no account before the record of it is stored', async () => {
  const email = 'later@example.org';
  accounts.set(email, '{}');
  const env = { FIREBASE_AUTH_EMULATOR_HOST: host };
  const lost = { ...env, DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' };
  for (const action of ['grant', 'revoke']) {
    const { code, output } = await run([action, email], lost);
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL names a database that cannot be used: [^\n]+\n$/);
    expect(accounts.get(email)).toBe('{}');
    expect(revoked).not.toContain(email);
  }
});

test('records nothing where the account cannot be changed', async () => {
  const email = 'refused@example.org';
  accounts.set(email, '{}');
  refused.add(email);
  const DATABASE_URL = await createEmptyDatabase();
  const env = { FIREBASE_AUTH_EMULATOR_HOST: host, DATABASE_URL };
  const { code, output } = await run(['grant', email], env);
  expect(code).toBe(1);
  expect(output).toContain('needs the role Firebase Authentication Admin');
  expect(await query(DATABASE_URL, 'SELECT kind FROM activity')).toEqual([]);
  expect(await query(DATABASE_URL, 'SELECT kind FROM audit_log')).toEqual([]);
});

test('records later what was changed without a record', async () => {
  const email = 'unrecorded@example.org';
  accounts.set(email, '{}');
  const env = { FIREBASE_AUTH_EMULATOR_HOST: host };
  const recorded = { ...env, DATABASE_URL: await createDatabase() };
  const kinds: string[][] = [];
  for (const action of ['grant', 'revoke']) {
    await run([action, email], env);
    for (const _ of ['recorded', 'recorded already']) {
      expect((await run([action, email], recorded)).code).toBe(0);
      const rows = await query<{ kind: string }>(
        recorded.DATABASE_URL,
        'SELECT kind FROM audit_log ORDER BY at',
      );
      kinds.push(rows.map(({ kind }) => kind));
    }
  }
  const both = ['adminAdded', 'adminRemoved'];
  expect(kinds).toEqual([['adminAdded'], ['adminAdded'], both, both]);
});

test('names the network, and not the key file, where the identity provider cannot be reached', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-key-'));
  const file = join(folder, 'key.json');
  await writeFile(file, JSON.stringify(serviceAccountKey()));
  const { code, output } = await run(['grant', 'admin@example.org'], {
    FIREBASE_PROJECT_ID: 'campetto-1',
    GOOGLE_APPLICATION_CREDENTIALS: file,
    HTTPS_PROXY: 'http://127.0.0.1:1',
  });
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output).toMatch(/^The identity provider does not respond: [^\n]*ECONNREFUSED[^\n]*\.\n$/);
});

test.each(['PERMISSION_DENIED', 'The caller does not have permission'])(
  'names the role that the service account lacks: %s',
  async (message) => {
    const provider = createServer((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } }));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const env = { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` };
    for (const args of [['list'], ['grant', 'admin@example.org']]) {
      expect(await run(args, env)).toEqual({
        code: 1,
        output:
          'The service account needs the role Firebase Authentication Admin in the project of FIREBASE_PROJECT_ID.\n',
      });
    }
    await new Promise((resolve) => provider.close(resolve).closeAllConnections());
  },
);

test('reports an error in one sentence', async () => {
  for (const [args, env, sentence] of [
    [['grant'], undefined, /^Pass grant or revoke/],
    [['promote', 'admin@example.org'], undefined, /^Pass grant or revoke/],
    [['grant', 'nobody@example.org'], undefined, /^There is no account/],
    [['grant', 'nobody'], undefined, /^This is not an e-mail/],
    [['grant', 'a@example.org'], {}, /^FIREBASE_PROJECT_ID must be set/],
    [['grant', 'a@example.org'], { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }, /^The identity /],
  ] as const) {
    const { code, output } = await run([...args], env);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  }
});
