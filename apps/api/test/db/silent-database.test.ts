import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer as createProvider } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILES } from '../../src/backup/contents.ts';
import { runBundled } from '../support/bundle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A database that accepts connections and does not respond. */
const sockets: Socket[] = [];
const silent = createServer((socket) => sockets.push(socket.on('error', () => {}).resume()));
/** An identity provider that knows every account. */
const provider = createProvider((_, response) => response.end('{"users":[{"localId":"a"}]}'));
const hostOf = (server: typeof silent | typeof provider) =>
  `127.0.0.1:${(server.address() as AddressInfo).port}`;
/** The folder of an empty backup. */
const folder = temporaryFolder();

beforeAll(async () => {
  for (const server of [silent, provider]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const manifest = { format: 1, at: '', dumpHash: hash('sha256', ''), rows: {}, missing: [] };
  await writeFile(join(folder, FILES.manifest), JSON.stringify(manifest));
  for (const name of [FILES.dump, FILES.pictures]) await writeFile(join(folder, name), '');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  provider.close().closeAllConnections();
});

test.each([
  ['server', () => []],
  ['backup', () => [folder]],
  ['restore', () => [folder]],
  ['import', () => ['venues.csv']],
  ['scraper', () => ['grant', 'milano-weekly', 'Comune di Milano']],
  ['admin', () => ['grant', 'admin@example.org']],
] as const)(
  '%s ends with a sentence while the database accepts connections and does not respond',
  async (name, args) => {
    const { code, output } = await runBundled(name, args(), {
      DATABASE_URL: `postgres://u:secret@${hostOf(silent)}/x`,
      DATA_DIR: folder,
      WEB_DIR: '/nowhere',
      FIREBASE_AUTH_EMULATOR_HOST: hostOf(provider),
    });
    expect(code).toBe(1);
    expect(output).toBe('DATABASE_URL names a database that cannot be used: timeout expired.\n');
  },
  15_000,
);
