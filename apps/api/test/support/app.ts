import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Problem } from '@campetto/contract';
import { problemSchema } from '@campetto/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildApp, type Dependencies } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { type Connection, connect } from '../../src/db/connection.ts';
import type { Database } from '../../src/db/transact.ts';
import type { App } from '../../src/http/schemas.ts';
import { createVerifier } from '../../src/identity/verifier.ts';
import { openFolder } from '../../src/pictures/folder-store.ts';
import type { MediaStore } from '../../src/pictures/media-store.ts';
import { createDatabase } from './database.ts';
import { emulatorHost, unsignedToken } from './identity.ts';

export interface TestResponse<T> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON; undefined where the response is not JSON. */
  body: T;
  text: string;
  bytes: Buffer;
}

export interface RequestOptions {
  /** A form, text or bytes, which are sent unchanged, or a value that is sent as JSON. */
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
  /** The address of the client. */
  remoteAddress?: string;
}

export interface Server {
  app: App;
  /** Another server on the same database, which the caller closes. */
  another(
    changes?: Partial<Config>,
    dependencies?: Partial<Dependencies>,
    limits?: Parameters<typeof buildApp>[2],
  ): Promise<App>;
  /** Replaces the app, which the caller has closed. */
  replaceApp(app: App): void;
  db: Database;
  media: MediaStore;
  /** The folder of the pictures, unless the test has its own store. */
  mediaFolder: string;
  databaseUrl: string;
  /** The lines of the log, if `logLevel` is changed. */
  log: string[];
  /** Sends a request as an administrator, unless `token` is another (null: none). */
  request<T = Problem>(
    method: string,
    url: string,
    options?: RequestOptions,
  ): Promise<TestResponse<T>>;
}

/** An app with its own database and the emulated sign-in, for all tests of a file. */
export function withServer(
  changes: Partial<Config> = {},
  dependencies: Partial<Dependencies> = {},
): Server {
  const log: string[] = [];
  const server = { log } as Server;
  let connection: Connection;
  let mediaFolder: string;

  beforeAll(async () => {
    const host = await emulatorHost();
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
    const databaseUrl = await createDatabase();
    const config = {
      ...readConfig({ DATABASE_URL: databaseUrl, FIREBASE_AUTH_EMULATOR_HOST: host }),
      logLevel: 'silent',
      webDir: '/nowhere',
      rateLimit: 1_000_000,
      geocoderUrl: undefined,
      ...changes,
    };
    connection = await connect(config, { warn() {} });
    const { db } = connection;
    const verifyToken = dependencies.verifyToken ?? createVerifier(config);
    mediaFolder = await mkdtemp(join(tmpdir(), 'campetto-media-'));
    const media = dependencies.media ?? openFolder(mediaFolder);
    const logStream = { write: (line: string) => log.push(line) };
    const own = { db, logStream, ...dependencies, verifyToken, media };
    const another: Server['another'] = (changes, others, limits) =>
      buildApp({ ...config, ...changes }, { ...own, ...others }, limits);
    const replaceApp = (used: App) =>
      Object.assign(server, { app: used, request: requestsTo(used) });
    Object.assign(server, { another, db, media, mediaFolder, databaseUrl, replaceApp });
    replaceApp(await another());
  });

  afterAll(async () => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    await server.app?.close();
    await connection?.close();
    if (mediaFolder) await rm(mediaFolder, { recursive: true });
  });

  return server;
}

/** Sends requests to an app as an administrator. */
export const requestsTo =
  (app: App): Server['request'] =>
  async <T>(
    method: string,
    url: string,
    { body, token, headers, remoteAddress }: RequestOptions = {},
  ) => {
    const { type, payload } = await encode(body);
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(remoteAddress && { remoteAddress }),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token ?? unsignedToken()}` }),
        ...(type && { 'content-type': type }),
        ...(payload instanceof Readable && { 'transfer-encoding': 'chunked' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const { statusCode: status, body: text, rawPayload: bytes } = response;
    const isJson = /\bjson\b/.test(String(response.headers['content-type'])) && text !== '';
    const parsed = (isJson ? response.json() : undefined) as T;
    return { status, headers: response.headers, body: parsed, text, bytes };
  };

/** Lets the server listen on a port of this machine, and returns the port. */
export async function listen({ app }: Server): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Sends a request with exactly this target, which no client would send, to a port of this machine. */
export function requestRaw(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

/** The body as a browser sends it: forms, text and bytes unchanged, anything else as JSON. */
async function encode(body: unknown) {
  if (body === undefined) return {};
  if (body instanceof Buffer || body instanceof Readable) return { payload: body };
  if (body instanceof FormData) {
    const form = new Response(body);
    const payload = Buffer.from(await form.arrayBuffer());
    return { type: form.headers.get('content-type') ?? '', payload };
  }
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return { type: 'application/json', payload };
}

/** Checks that a response is a valid problem of this status, and returns the problem. */
export function expectProblem(response: TestResponse<unknown>, status: number): Problem {
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toMatch('application/problem+json');
  const problem = v.parse(problemSchema, response.body);
  expect(problem.status).toBe(status);
  expect(problem.title).not.toBe('');
  return problem;
}

/**
 * Checks that a response is a problem of this status, whose first invalid field is at `path`, or that names no field if
 * `path` is left out.
 */
export function expectInvalid(response: TestResponse<unknown>, status: number, path?: string) {
  expect(expectProblem(response, status).errors?.[0]?.path).toBe(path);
}
