import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { type Geocoder, startGeocoder } from '../support/geocoder.ts';
import { emulatorHost } from '../support/identity.ts';
import { pictureForm, plainPng } from '../support/pictures/creation.ts';
import { freePort, type ServerProcess, spawnServer, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { importSample } from '../support/requests/imports.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');

let geocoder: Geocoder;
let server: ServerProcess;
let databaseUrl: string;
let port: string;
const backups = temporaryFolder();

beforeAll(async () => {
  [geocoder, databaseUrl] = await Promise.all([startGeocoder(), createDatabase()]);
  port = String(await freePort());
  server = await startServer({
    DATABASE_URL: databaseUrl,
    GEOCODER_URL: geocoder.url,
    METRICS_PORT: port,
    BACKUP_DIR: backups,
  });
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await geocoder?.stop();
});

/** The published values by name and labels, as `campetto_imports_total{outcome="failed"}`. */
async function read(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end).replace('Inf', 'Infinity'))];
    }),
  );
}

const requestsOf = (method: string, route: string, status: string) =>
  `campetto_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

describe('the metrics', () => {
  test('count requests by route and class of the status, never by what a client chose', async () => {
    const before = await read();
    for (let sent = 0; sent < 3; sent += 1) await server.request('GET', '/api/venues/count');
    await fetch(`${server.address}/api/venues/count`);
    await server.request('GET', '/api/venues/scraped?q=topsecret');
    await fetch(`${server.address}/nothing/topsecret`);
    await fetch(`${server.address}/media/venues/topsecret.webp`);
    const after = await read();
    const added = (key: string) => (after.get(key) ?? 0) - (before.get(key) ?? 0);
    expect(added(requestsOf('GET', '/api/venues/count', '2xx'))).toBe(3);
    expect(added(requestsOf('GET', '/api/venues/count', '4xx'))).toBe(1);
    expect(added(requestsOf('GET', '/api/venues/scraped', '2xx'))).toBe(1);
    // If the site was built, it responds to unknown paths, as the route `site`.
    const unknown = ['none', 'site'].map((route) => added(requestsOf('GET', route, '4xx')));
    expect(unknown.reduce((sum, requests) => sum + requests)).toBe(2);
    const labels = 'method="GET",route="/api/venues/count"';
    expect(added(`campetto_http_request_duration_seconds_count{${labels}}`)).toBe(4);
    expect(after.get(`campetto_http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0);
    expect([...after.keys()].join('\n')).not.toContain('topsecret');
  });

  test('show the event loop, the database and the queues', async () => {
    const figures = await read();
    expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(figures.get('campetto_build_info{version="development"}')).toBe(1);
    expect(figures.get('campetto_database_up')).toBe(1);
    expect(figures.get('campetto_database_pool_total')).toBeGreaterThan(0);
    expect(figures.get('campetto_database_pool_idle')).toBeGreaterThanOrEqual(0);
    expect(figures.get('campetto_database_pool_waiting')).toBeGreaterThanOrEqual(0);
    expect(figures.get('campetto_database_pool_max')).toBe(10);
    for (const name of ['pictures', 'file_tasks', 'comparisons', 'decision_runs']) {
      expect(figures.get(`campetto_${name}_waiting`), name).toBe(0);
    }
  });

  test('show the age of the latest whole backup', async () => {
    const age = async () => (await read()).get('campetto_backup_age_seconds');
    expect(await age()).toBe(Number.POSITIVE_INFINITY);
    await mkdir(join(backups, '2999-01-01T00-00-00.000Z')); // written with a wrong clock
    expect(await age()).toBe(Number.POSITIVE_INFINITY);
    const name = (minutes: number) =>
      new Date(Date.now() - minutes * 60_000).toISOString().replaceAll(':', '-');
    for (const entry of [name(90), name(60), `${name(1)}.part`]) await mkdir(join(backups, entry));
    expect(await age()).toBeGreaterThan(3599);
    expect(await age()).toBeLessThan(3660);
  });

  test('count imports, pictures, requests to the geocoder and decisions on many', async () => {
    await importSample(server);
    const [venue] = await query<{ folder_path: string }>(
      databaseUrl,
      'SELECT folder_path FROM venues LIMIT 1',
    );
    for (const [bytes, status] of [
      [await plainPng(800, 600), 200] as const,
      [Buffer.from('no picture'), 422] as const,
    ]) {
      const form = pictureForm(venue?.folder_path, bytes);
      expect((await server.request('PUT', '/api/venues/picture', form)).status).toBe(status);
    }
    await server.request('GET', '/api/geocode/search?q=via+roma+1');
    geocoder.respond = (response) => response.writeHead(500).end();
    await server.request('GET', '/api/geocode/search?q=via+milano+1');

    const figures = await read();
    const total = (name: string, outcome: string) =>
      figures.get(`campetto_${name}_total{outcome="${outcome}"}`);
    expect(total('imports', 'completed')).toBe(1);
    expect(figures.get('campetto_imports_running')).toBe(0);
    expect(total('pictures', 'decoded')).toBe(1);
    expect(total('pictures', 'refused')).toBe(1);
    expect(total('geocoder_requests', 'success')).toBe(1);
    expect(total('geocoder_requests', 'error')).toBe(1);
    expect(figures.get('campetto_decision_runs_running')).toBe(0);
  });

  test('are at /metrics only, and not on the port of the site', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  });

  test('are the ones that docs/operations/metrics.md names', async () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../../docs/operations/metrics.md'),
      'utf8',
    );
    const described = [...page.matchAll(/^\| `(campetto_\w+)`/gm)].map(([, name]) => name);
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    const published = [...(await response.text()).matchAll(/^# TYPE (campetto_\w+)/gm)];
    expect(described.sort()).toEqual(published.map(([, name]) => name).sort());
  });

  test.each(['prometheus/alerts.yml', 'grafana/campetto.json'])(
    'are all that %s uses',
    async (file) => {
      const text = readFileSync(join(DEPLOY, file), 'utf8');
      const names = new Set(text.match(/\b(?:campetto|nodejs|process)_\w+/g));
      const published = new Set([...(await read()).keys()].map((key) => key.split('{', 1)[0]));
      // A histogram without observations has no buckets yet.
      for (const suffix of ['_bucket', '_count', '_sum']) {
        published.add(`campetto_http_request_duration_seconds${suffix}`);
      }
      expect(names.size).toBeGreaterThan(8);
      expect([...names].filter((name) => !published.has(name))).toEqual([]);
    },
  );
});

test('a port for metrics that is taken ends the start with a sentence', async () => {
  const { ended, output } = spawnServer({
    FIREBASE_AUTH_EMULATOR_HOST: await emulatorHost(),
    DATABASE_URL: databaseUrl,
    METRICS_PORT: port,
    PORT: '0',
  });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^METRICS_HOST and METRICS_PORT name an address [^\n]+\.$/m);
});

test('a port that is taken ends the start with a sentence, and interrupts nothing', async () => {
  const { ended, output } = spawnServer({
    FIREBASE_AUTH_EMULATOR_HOST: await emulatorHost(),
    DATABASE_URL: databaseUrl,
    PORT: port,
  });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^HOST and PORT name an address [^\n]+\.$/m);
  expect(output()).not.toContain('failed');
});
