import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildServer, versionOf } from '../build-server.ts';
import { createEmptyDatabase } from './support/database.ts';
import { writeBuiltFiles } from './support/files.ts';
import { pictureForm, plainPng } from './support/pictures/creation.ts';
import { freePort, startServer } from './support/processes.ts';
import { query } from './support/query.ts';
import { importSample } from './support/requests/imports.ts';

/** An account without rights, where the test runs as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534 } : {};
const MEGABYTES_MAX = 250;

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'campetto-server-'));
  chmodSync(parent, 0o755);
});
afterEach(async () => {
  for (const path of entriesBelow(parent)) {
    const state = lstatSync(path);
    if (!state.isSymbolicLink()) chmodSync(path, state.isDirectory() ? 0o755 : 0o644);
  }
  await rm(parent, { recursive: true, force: true });
});

/** Everything below a folder, and the folder. */
const entriesBelow = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Removes the right to write, and returns the megabytes of all files. */
function seal(folder: string): number {
  let bytes = 0;
  for (const path of entriesBelow(folder)) {
    const state = lstatSync(path);
    if (state.isSymbolicLink()) continue;
    bytes += state.size;
    chmodSync(path, state.isDirectory() ? 0o555 : 0o444);
  }
  return Math.round(bytes / 1e6);
}

/** The paths below the folder of the server in the commands of a guide. */
function pathsIn(guide: string): string[] {
  const page = readFileSync(new URL(`../../../docs/operations/${guide}`, import.meta.url), 'utf8');
  const commands = Array.from(page.matchAll(/^ *```sh\n(.*?)```/gms), ([, text = '']) => text);
  expect(commands.join('')).not.toMatch(/^ *cp deploy/m);
  return Array.from(commands.join('').matchAll(/\/opt\/campetto\/(\S+)/g), ([, path = '']) => path);
}

test('the version is that of the server, not of the design system', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-C', parent, ...args],
      { stdio: 'ignore' },
    );
  vi.stubEnv('VERSION', '');
  git('init');
  git('commit', '--allow-empty', '--message=release the server');
  git('tag', 'v1.4.0');
  git('commit', '--allow-empty', '--message=release the design system');
  git('tag', 'ui-v2.0.0');
  const version = versionOf(parent);
  vi.unstubAllEnvs();
  expect(version).toMatch(/^v1\.4\.0-1-g/);
});

test('the folder of the server serves pages, imports and pictures, read-only and without root', async () => {
  const folder = join(parent, 'server');
  const webDir = join(parent, 'web');
  const dataDir = join(parent, 'data');
  await mkdir(dataDir);
  if (NOBODY.uid) await chown(dataDir, NOBODY.uid, NOBODY.uid);
  await writeBuiltFiles(webDir, { 'index.html': '<p>', 'pages/en/home.html': '<h1>Home</h1>' });
  vi.stubEnv('VERSION', 'v1.4.0-rc');
  await buildServer(folder, webDir);
  vi.unstubAllEnvs();
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    version: 'v1.4.0-rc',
    engines: { node: '>=24' },
  });
  const megabytes = seal(folder);
  const named = ['README.md', 'alerts.md', 'backup.md', 'scale-out.md'].flatMap(pathsIn);
  expect(named).toContain('deploy/systemd/campetto@.service');
  expect(named.filter((path) => globSync(join(folder, path)).length === 0)).toEqual([]);

  const url = await createEmptyDatabase();
  const metricsPort = String(await freePort());
  const env = {
    METRICS_PORT: metricsPort,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
  };
  const start = { script: join(folder, 'apps/api/dist/server.js'), ...NOBODY };
  const migrating = await startServer(env, start);
  await migrating.end('SIGKILL');
  const began = performance.now();
  const server = await startServer(env, start);
  const ready = performance.now() - began;
  const empty = join(parent, 'empty.mjs');
  await writeFile(
    empty,
    "import { createServer } from 'node:http';\ncreateServer((_, response) => response.end()).listen(process.env.PORT);",
  );
  const beganEmpty = performance.now();
  const least = await startServer({ DATABASE_URL: url }, { script: empty });
  const [seconds, leastSeconds] = [ready, performance.now() - beganEmpty].map((ms) =>
    (ms / 1000).toFixed(2),
  );
  await least.end('SIGKILL');
  console.log(
    `${megabytes} MB, ready on a migrated database after ${seconds} s; an empty server of Node: ${leastSeconds} s`,
  );
  expect(megabytes).toBeLessThan(MEGABYTES_MAX);
  try {
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect((await fetch(`${server.address}/api/docs/`)).status).toBe(200);
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('campetto_build_info{version="v1.4.0-rc"} 1');
    const home = await fetch(server.address, { headers: { 'accept-language': 'en' } });
    expect(await home.text()).toContain('<h1>Home</h1>');

    await importSample(server);
    const [venue] = await query<{ folder_path: string }>(
      url,
      'SELECT folder_path FROM venues LIMIT 1',
    );
    const form = pictureForm(venue?.folder_path, await plainPng(800, 600));
    expect((await server.request('PUT', '/api/venues/picture', form)).status).toBe(200);
  } finally {
    await server.end('SIGTERM');
  }
});
