import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { DatabaseError, Pool } from 'pg';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { problems } from '../../src/http/problems.ts';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { newVenue } from '../support/venues.ts';

/** The response where a route throws the error. */
async function responseTo(error: unknown) {
  const app = Fastify();
  await app.register(problems);
  app.get('/', () => Promise.reject(error));
  const { statusCode: status, headers, body } = await app.inject('/');
  return { status, retryAfter: headers['retry-after'], detail: JSON.parse(body).detail as string };
}

const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });
const queryFailed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
function stateOf(code: string) {
  const error = new DatabaseError(code, 0, 'error');
  error.code = code;
  error.severity = 'FATAL';
  return error;
}

const STATES = [
  '28000',
  '28P01',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '08006',
  '08003',
  '58030',
];
const LATER_STATES = ['25006', '25P03', '55P03', '40001'];
const SOCKETS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** Messages of errors that the driver throws without a code. */
const MESSAGES = [
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

test.each([
  ...[...STATES, ...LATER_STATES].map((code) => [code, stateOf(code)] as const),
  ...SOCKETS.map((code) => [`a query with ${code}`, queryFailed(withCode(code))] as const),
  ...MESSAGES.map((message) => [message, new Error(message)] as const),
])('%s is 503 for the database, in a query and outside of it', async (_name, error) => {
  for (const thrown of error instanceof DrizzleQueryError ? [error] : [error, queryFailed(error)]) {
    const { status, retryAfter, detail } = await responseTo(thrown);
    expect([status, retryAfter]).toEqual([503, '2']);
    expect(detail).toContain('database');
  }
});

test.each([
  ['a socket of another service', withCode('ECONNREFUSED'), /service/],
  [
    'a connection that is used by several attempts',
    new AggregateError([withCode('ECONNREFUSED')]),
    /service/,
  ],
  ['a full disk', withCode('ENOSPC'), /store/],
  ['a full quota', withCode('EDQUOT'), /store/],
  ['too many open files', withCode('EMFILE'), /store/],
  ['a full disk, wrapped', new Error('cannot store', { cause: withCode('ENOSPC') }), /store/],
] as const)('%s is 503, and not of the database', async (_name, error, expected) => {
  const { status, retryAfter, detail } = await responseTo(error);
  expect([status, retryAfter]).toEqual([503, '2']);
  expect(detail).toMatch(expected);
  expect(detail).not.toContain('database');
});

test('a full disk of the database is named', async () => {
  for (const error of [stateOf('53100'), queryFailed(stateOf('53100'))]) {
    expect((await responseTo(error)).detail).toBe(
      'The database cannot store anything now, because its disk is full.',
    );
  }
});

test.each([
  ['an unforeseen error', new Error('unforeseen')],
  ['a wrong statement', queryFailed(stateOf('42601'))],
  ['a missing file', withCode('ENOENT')],
])('%s is 500', async (_name, error) => {
  expect((await responseTo(error)).status).toBe(500);
});

test.each([
  ['GET', '/api/ready'],
  ['GET', '/api/venues/count'],
  ['POST', '/api/venues/approve'], // in a transaction
  ['POST', '/api/imports?file=a.ndjson'],
] as const)('%s %s names the database that cannot be reached', async (method, url) => {
  const config = readConfig({
    FIREBASE_PROJECT_ID: 'x',
    FIREBASE_API_KEY: 'x',
    WEB_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
  });
  const app = await buildApp(config, {
    db: drizzle({ client: new Pool({ host: '127.0.0.1', port: 1 }) }),
    verifyToken: async () => ({ uid: 'admin-1', email: null, admin: true }),
    media: openFolder('/nowhere'),
  });
  const { folderPath } = newVenue('milano');
  const response = await app.inject({
    method,
    url,
    headers: { authorization: 'Bearer x' },
    ...(method === 'POST' && { payload: { folderPath, country: 'italy', city: 'milano' } }),
  });
  await app.close();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.json().detail).toBe('The database does not respond. Try again soon.');
});
