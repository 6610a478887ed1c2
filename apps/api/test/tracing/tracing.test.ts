import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../support/bundle.ts';
import { createDatabase } from '../support/database.ts';
import { unsignedToken } from '../support/identity.ts';
import { startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { newVenue } from '../support/venues.ts';
import { type ReceivedSpan, startCollector } from './collector.ts';

const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;

/** A decision on a venue that does not exist. */
const DECISION = {
  folderPath: newVenue('milano').folderPath,
  country: 'secret-country',
  city: 'secret-city',
};

/** The files that a bundled one loads at its start, with their contents. */
function loadedBy(file: string, loaded = new Map<string, string>()): Map<string, string> {
  if (loaded.has(file)) return loaded;
  const content = readFileSync(file, 'utf8');
  loaded.set(file, content);
  for (const [, name = ''] of content.matchAll(/^import .*?"(\.\/[\w.-]+\.js)";$/gm)) {
    loadedBy(join(dirname(file), name), loaded);
  }
  return loaded;
}

test('a server loads what traces it only where a collector is configured', () => {
  const exports = (text: string) => text.includes('OTEL_EXPORTER_OTLP_HEADERS');
  const file = bundled('server');
  const folder = dirname(file);
  const all = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(all.filter((name) => exports(readFileSync(join(folder, name), 'utf8')))).toHaveLength(1);
  const loaded = [...loadedBy(file).values()];
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter(exports)).toEqual([]);
});

describe('a server with a collector', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let env: Record<string, string>;
  beforeAll(async () => {
    collector = await startCollector();
    env = {
      DATABASE_URL: await createDatabase(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      LOG_LEVEL: 'info',
    };
  });
  afterAll(() => collector?.stop());

  /** The spans that a server sends for its requests until it has ended, and its log. */
  async function tracesOf(
    work: (server: Awaited<ReturnType<typeof startServer>>) => Promise<unknown>,
    changes: Record<string, string> = {},
  ) {
    collector.spans.length = 0;
    const server = await startServer({ ...env, ...changes });
    await work(server);
    expect(await server.end('SIGTERM')).toBe(0);
    const requests = collector.spans.filter(({ kind }) => kind === SERVER);
    return {
      requestTo: (name: string) => requests.find((span) => span.name === name),
      statementsOf: (request: ReceivedSpan | undefined) =>
        collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId),
      log: server.output(),
    };
  }

  test('sends a span of each request with spans of its statements, before it ends', async () => {
    const { requestTo, statementsOf } = await tracesOf(async (server) => {
      await server.request('GET', '/api/venues/scraped?q=topsecret');
    });
    expect([...collector.paths]).toEqual(['/v1/traces']);
    const request = requestTo('GET /api/venues/scraped');
    expect(request).toMatchObject({
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/venues/scraped',
        'http.response.status_code': 200,
      },
      resource: { 'service.name': 'campetto', 'service.version': 'development' },
    });
    expect(request?.parentSpanId ?? '').toBe('');
    const statements = statementsOf(request);
    expect(statements.length).toBeGreaterThan(0);
    for (const { kind, traceId, name, attributes } of statements) {
      expect(kind).toBe(CLIENT);
      expect(traceId).toBe(request?.traceId);
      expect(attributes['db.system.name']).toBe('postgresql');
      expect(String(attributes['db.query.text']).toUpperCase()).toContain(name);
    }
    expect(statements.map(({ name }) => name)).toContain('SELECT');
  });

  test('keeps the statements of requests apart that share connections', async () => {
    const { requestTo, statementsOf } = await tracesOf(async (server) => {
      const sent = Array.from({ length: 60 }, (_, index) =>
        server.request('GET', index % 2 ? '/api/venues/scraped' : '/api/activity'),
      );
      await Promise.all(sent);
    });
    const tables = (name: string) => {
      const statements = collector.spans
        .filter((span) => span.name === name)
        .flatMap(statementsOf)
        .map(({ attributes }) => String(attributes['db.query.text']));
      return new Set(
        statements.flatMap((text) => /from "(venues|activity)"/.exec(text)?.[1] ?? []),
      );
    };
    expect(requestTo('GET /api/activity')).toBeDefined();
    expect(tables('GET /api/venues/scraped')).toEqual(new Set(['venues']));
    expect(tables('GET /api/activity')).toEqual(new Set(['activity']));
  });

  test('traces the statements of a transaction, also when the body comes late', async () => {
    const { requestTo, statementsOf } = await tracesOf(async ({ address }) => {
      const sent = request(`${address}/api/venues/approve`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${unsignedToken()}`,
          'content-type': 'application/json',
        },
      });
      sent.flushHeaders();
      await sleep(300);
      sent.end(JSON.stringify(DECISION));
      const [response] = await once(sent, 'response');
      await text(response);
    });
    const decision = requestTo('POST /api/venues/approve');
    expect(decision?.attributes['http.response.status_code']).toBe(404);
    expect(statementsOf(decision).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['BEGIN', 'SELECT', 'ROLLBACK']),
    );
  });

  test('names what failed, by a code', async () => {
    const { requestTo, statementsOf } = await tracesOf(async (server) => {
      await query(env['DATABASE_URL'] ?? '', 'ALTER TABLE discard_reason_counts RENAME TO missing');
      await server.request('GET', '/api/venues/reasons');
      await query(env['DATABASE_URL'] ?? '', 'ALTER TABLE missing RENAME TO discard_reason_counts');
    });
    const request = requestTo('GET /api/venues/reasons');
    expect(request?.status.code).toBe(ERROR);
    expect(request?.attributes['http.response.status_code']).toBe(500);
    const failed = statementsOf(request).filter(({ status }) => status.code === ERROR);
    expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['42P01']);
  });

  test('sends neither tokens nor addresses nor what was typed', async () => {
    const token = unsignedToken();
    await tracesOf(async (server) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
        'user-agent': 'secret-agent',
      };
      const body = JSON.stringify(DECISION);
      await fetch(`${server.address}/api/venues/approve`, { method: 'POST', headers, body });
      await fetch(`${server.address}/api/venues/scraped?q=secret-words`, { headers });
      await fetch(`${server.address}/api/geocode/search?q=secret-street`, { headers });
      await fetch(`${server.address}/secret-path?email=admin@example.org`, { headers });
    });
    const sent = JSON.stringify(collector.spans);
    expect(collector.spans.filter(({ kind }) => kind === SERVER).length).toBeGreaterThan(4);
    for (const secret of [
      DECISION.folderPath,
      token,
      'secret-',
      'admin@example.org',
      'admin-1',
      '127.0.0.1',
      '0af765',
    ]) {
      expect(sent).not.toContain(secret);
    }
  });

  test('writes the id of the trace to each line about a request', async () => {
    const { requestTo, log } = await tracesOf((server) =>
      server.request('GET', '/api/venues/count'),
    );
    const line = log.split('\n').find((text) => text.includes('/api/venues/count'));
    expect(JSON.parse(line ?? '{}').trace_id).toBe(requestTo('GET /api/venues/count')?.traceId);
  });

  test('traces as many requests as TRACE_PERCENT says', async () => {
    const { log } = await tracesOf((server) => server.request('GET', '/api/venues/count'), {
      TRACE_PERCENT: '0',
    });
    expect(collector.spans).toEqual([]);
    expect(log).toContain('/api/venues/count');
    expect(log).not.toContain('trace_id');
  });

  test('works and ends while the collector does not', async () => {
    const { log } = await tracesOf(
      async (server) => {
        expect((await server.request('GET', '/api/venues/count')).status).toBe(200);
      },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    );
    expect(log).toContain('the last traces were not sent');
  });
});
