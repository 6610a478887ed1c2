import { venueCountsSchema } from '@campetto/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../auth/session.ts';
import { createRequest, createSend } from './http.ts';

const COUNTS = { scrapedCount: 1, approvedCount: 2, discardedCount: 3, total: 6 };
const REQUEST = { method: 'GET', path: '/api/venues/count', responseSchema: venueCountsSchema };

const response = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A session whose token can be refreshed, or not, and a network that returns these responses in turn. */
function setUp(responses: (Response | Error)[], { refresh = true } = {}) {
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
    const next = responses.shift();
    if (next === undefined || next instanceof Error) throw next ?? new TypeError('no network');
    return next;
  });
  vi.stubGlobal('fetch', network);
  const onExpired = vi.fn();
  return { request: createRequest(createSend(session, onExpired)), network, token, onExpired };
}

afterEach(() => vi.unstubAllGlobals());

test('[API-6] every request is JSON and contains the identity token', async () => {
  const { request, network } = setUp([response(200, COUNTS)]);
  await expect(request(REQUEST)).resolves.toMatchObject({ data: COUNTS });
  expect(network.mock.calls[0]?.[1].headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer token',
  });
});

test('[API-5] [API-6] a form is sent as it is, also the second time', async () => {
  const { request, network } = setUp([response(401), response(200, COUNTS)]);
  const body = new FormData();
  await request({ ...REQUEST, method: 'POST', body });
  for (const [, init] of network.mock.calls) {
    expect(init.body).toBe(body);
    expect(init.headers).not.toHaveProperty('content-type');
  }
  expect(network.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer fresh-token' });
});

test('[API-7] a 401 refreshes the token and sends the request once more', async () => {
  const { request, network, token, onExpired } = setUp([response(401), response(200, COUNTS)]);
  await expect(request(REQUEST)).resolves.toMatchObject({ data: COUNTS });
  expect(token).toHaveBeenLastCalledWith({ fresh: true });
  expect(network.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer fresh-token' });
  expect(onExpired).not.toHaveBeenCalled();
});

test('[API-7] a second 401 ends the session; there is no third request', async () => {
  const { request, network, onExpired } = setUp([response(401), response(401)]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'unauthorized' });
  expect(network).toHaveBeenCalledTimes(2);
  expect(onExpired).toHaveBeenCalledOnce();
});

test('[API-7] a refresh that fails throws the original error', async () => {
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'first' };
  const { request, network, onExpired } = setUp([response(401, problem)], { refresh: false });
  await expect(request(REQUEST)).rejects.toMatchObject({ problem: { requestId: 'first' } });
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
])('a %i is a failure of the kind %s', async (status, failure) => {
  const { request } = setUp([response(status)]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure });
});

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
])('%s is a failure of the kind %s', async (error, failure) => {
  const { request } = setUp([error]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure });
});

test('a response of another shape is a failure of the server', async () => {
  const { request } = setUp([response(200, { scrapedCount: '1' })]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'server' });
});
