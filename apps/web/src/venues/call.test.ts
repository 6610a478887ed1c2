import { venueCountsSchema } from '@campetto/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../auth/session.ts';
import { createCall } from './call.ts';
import { createSend } from './send.ts';

const COUNTS = { scrapedCount: 1, approvedCount: 2, discardedCount: 3, total: 6 };
const REQUEST = { method: 'GET', path: '/api/venues/count', answer: venueCountsSchema };

const answer = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A session whose token can be refreshed, or not, and a network that gives these answers in turn. */
function setUp(answers: (Response | Error)[], { refresh = true } = {}) {
  const token = vi.fn(async (options?: { fresh: boolean }) => {
    if (options?.fresh && !refresh) throw new Error('no refresh');
    return options?.fresh ? 'fresh-token' : 'token';
  });
  const session: Session = {
    subscribe: () => () => undefined,
    signIn: async () => undefined,
    signOut: async () => undefined,
    token,
  };
  const network = vi.fn(async (_path: string, _init: RequestInit) => {
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new TypeError('no network');
    return next;
  });
  vi.stubGlobal('fetch', network);
  const onExpired = vi.fn();
  return { call: createCall(createSend(session, onExpired)), network, token, onExpired };
}

afterEach(() => vi.unstubAllGlobals());

test('[API-6] every call is JSON and carries the identity token', async () => {
  const { call, network } = setUp([answer(200, COUNTS)]);
  await expect(call(REQUEST)).resolves.toMatchObject({ data: COUNTS });
  expect(network.mock.calls[0]?.[1].headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer token',
  });
});

test('[API-5] [API-6] a form goes as it is, also a second time', async () => {
  const { call, network } = setUp([answer(401), answer(200, COUNTS)]);
  const body = new FormData();
  await call({ ...REQUEST, method: 'POST', body });
  for (const [, init] of network.mock.calls) {
    expect(init.body).toBe(body);
    expect(init.headers).not.toHaveProperty('content-type');
  }
  expect(network.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer fresh-token' });
});

test('[API-7] a 401 refreshes the token by force and asks once more', async () => {
  const { call, network, token, onExpired } = setUp([answer(401), answer(200, COUNTS)]);
  await expect(call(REQUEST)).resolves.toMatchObject({ data: COUNTS });
  expect(token).toHaveBeenLastCalledWith({ fresh: true });
  expect(network.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer fresh-token' });
  expect(onExpired).not.toHaveBeenCalled();
});

test('[API-7] a second 401 ends the session; there is no third request', async () => {
  const { call, network, onExpired } = setUp([answer(401), answer(401)]);
  await expect(call(REQUEST)).rejects.toMatchObject({ failure: 'unauthorized' });
  expect(network).toHaveBeenCalledTimes(2);
  expect(onExpired).toHaveBeenCalledOnce();
});

test('[API-7] a refresh that fails passes the original error on', async () => {
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'first' };
  const { call, network, onExpired } = setUp([answer(401, problem)], { refresh: false });
  await expect(call(REQUEST)).rejects.toMatchObject({ problem: { requestId: 'first' } });
  expect(network).toHaveBeenCalledOnce();
  expect(onExpired).toHaveBeenCalledOnce();
});

test.each([
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'conflict'],
  [412, 'stale'],
  [422, 'invalid'],
  [500, 'server'],
  [503, 'server'],
])('a %i is told apart as %s', async (status, failure) => {
  const { call } = setUp([answer(status)]);
  await expect(call(REQUEST)).rejects.toMatchObject({ failure });
});

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
])('%s is told apart as %s', async (error, failure) => {
  const { call } = setUp([error]);
  await expect(call(REQUEST)).rejects.toMatchObject({ failure });
});

test('an answer of another shape counts as the server’s fault', async () => {
  const { call } = setUp([answer(200, { scrapedCount: '1' })]);
  await expect(call(REQUEST)).rejects.toMatchObject({ failure: 'server' });
});
