import { venueCountsSchema } from '@campetto/contract';
import { expect, test, vi } from 'vitest';
import { type Session, SessionEnded } from '../../auth/session.ts';
import { createRequest } from './request.ts';
import { createSend } from './send.ts';

const COUNTS = { scrapedCount: 1, approvedCount: 2, discardedCount: 3, total: 6 };
const REQUEST = { method: 'GET', path: '/api/venues/count', responseSchema: venueCountsSchema };

const KEYED = { ...REQUEST, method: 'POST', headers: { 'idempotency-key': 'key' } };

const response = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A session whose token can be refreshed, or not, and a network that returns these responses in turn. */
function setUp(
  responses: (Response | Error)[],
  { refreshError, signsIn = false }: { refreshError?: Error; signsIn?: boolean } = {},
) {
  const token = vi.fn(async (options?: { fresh: boolean }) => {
    if (options?.fresh && refreshError) throw refreshError;
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
  const signInAgain = vi.fn(async () => signsIn);
  return { request: createRequest(createSend(session, signInAgain)), network, token, signInAgain };
}

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

test('a request whose response is lost is repeated, once and only with an idempotency key', async () => {
  const { request, network } = setUp([new TypeError(), response(200, COUNTS)]);
  await expect(request(KEYED)).resolves.toMatchObject({ data: COUNTS });
  await expect(request(KEYED)).rejects.toMatchObject({ failure: 'offline' });
  expect(network).toHaveBeenCalledTimes(4);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'offline' });
  expect(network).toHaveBeenCalledTimes(5);
});

test('a request whose connection breaks within the response is repeated only with an idempotency key', async () => {
  const brokenOff = () =>
    new Response(
      new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }),
    );
  const { request, network } = setUp([brokenOff(), response(200, COUNTS), brokenOff()]);
  await expect(request(KEYED)).resolves.toMatchObject({ data: COUNTS });
  expect(network).toHaveBeenCalledTimes(2);
  const lost = { failure: 'offline', isUnsent: false };
  await expect(request(REQUEST)).rejects.toMatchObject(lost);
});

test('a response that is no JSON is an error of the server', async () => {
  const { request } = setUp([new Response('<h1>Bad gateway</h1>')]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'server' });
});

/** Makes the browser report that it is offline; returns functions that change this. */
function stubOffline() {
  const window = new EventTarget();
  const navigator = { onLine: false };
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', navigator);
  return {
    goOnline(): void {
      navigator.onLine = true;
      window.dispatchEvent(new Event('online'));
    },
    goOffline(): void {
      navigator.onLine = false;
    },
  };
}

test('a request that failed while the browser was offline all the time was not sent', async () => {
  stubOffline();
  const { request } = setUp([]);
  await expect(request(KEYED)).rejects.toMatchObject({ failure: 'offline', isUnsent: true });
});

test('a request for which the token could not be loaded was not sent', async () => {
  const { request, network, token } = setUp([]);
  token.mockRejectedValue(new Error('auth/network-request-failed'));
  await expect(request(KEYED)).rejects.toMatchObject({ failure: 'offline', isUnsent: true });
  expect(network).not.toHaveBeenCalled();
});

test('a request that failed while the browser was online may have been sent', async () => {
  const { request } = setUp([]);
  await expect(request(KEYED)).rejects.toMatchObject({ failure: 'offline', isUnsent: false });
});

test('a request that failed after the browser was online for a moment may have been sent', async () => {
  const { goOnline, goOffline } = stubOffline();
  const { request, network } = setUp([]);
  network.mockImplementation(async () => {
    goOnline();
    goOffline();
    throw new TypeError('Failed to fetch');
  });
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'offline', isUnsent: false });
});

test('a request whose first attempt failed while the browser was online may have been sent', async () => {
  const { goOnline, goOffline } = stubOffline();
  const { request, network } = setUp([]);
  goOnline();
  network.mockImplementationOnce(async () => {
    goOffline();
    throw new TypeError('Failed to fetch');
  });
  await expect(request(KEYED)).rejects.toMatchObject({ failure: 'offline', isUnsent: false });
  expect(network).toHaveBeenCalledTimes(2);
});

test('a request whose response is an error is not repeated', async () => {
  const keyed = { ...REQUEST, method: 'POST', headers: { 'idempotency-key': 'key' } };
  const { request, network } = setUp([response(503), response(200, COUNTS)]);
  await expect(request(keyed)).rejects.toMatchObject({ failure: 'server' });
  expect(network).toHaveBeenCalledOnce();
});

const UNAUTHORIZED = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  requestId: 'first',
};

test('[API-7] a 401 refreshes the token and sends the request once more', async () => {
  const { request, network, token, signInAgain } = setUp([response(401), response(200, COUNTS)]);
  await expect(request(REQUEST)).resolves.toMatchObject({ data: COUNTS });
  expect(token).toHaveBeenLastCalledWith({ fresh: true });
  expect(network.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer fresh-token' });
  expect(signInAgain).not.toHaveBeenCalled();
});

test('[API-7] after a second 401 another sign-in is requested; without it there is no third request', async () => {
  const { request, network, signInAgain } = setUp([response(401, UNAUTHORIZED), response(401)]);
  await expect(request(REQUEST)).rejects.toMatchObject({
    failure: 'unauthorized',
    problem: { requestId: 'first' },
  });
  expect(network).toHaveBeenCalledTimes(2);
  expect(signInAgain).toHaveBeenCalledOnce();
});

test('after another sign-in the request is repeated', async () => {
  const { request, network } = setUp([response(401), response(401), response(200, COUNTS)], {
    signsIn: true,
  });
  await expect(request(REQUEST)).resolves.toMatchObject({ data: COUNTS });
  expect(network).toHaveBeenCalledTimes(3);
});

test('[API-7] a refresh that the provider refuses throws the original error', async () => {
  const { request, network, signInAgain } = setUp([response(401, UNAUTHORIZED)], {
    refreshError: new SessionEnded('refused'),
  });
  await expect(request(REQUEST)).rejects.toMatchObject({ problem: { requestId: 'first' } });
  expect(network).toHaveBeenCalledOnce();
  expect(signInAgain).toHaveBeenCalledOnce();
});

test('a refresh that fails because of the network is no log-out', async () => {
  const { request, signInAgain } = setUp([response(401, UNAUTHORIZED)], {
    refreshError: new Error('auth/network-request-failed'),
  });
  await expect(request(REQUEST)).rejects.toMatchObject({
    failure: 'offline',
    problem: { requestId: 'first' },
  });
  expect(signInAgain).not.toHaveBeenCalled();
});

test('a request that gets 401 and whose token cannot be refreshed without a network was not sent', async () => {
  const { request, network } = setUp([response(401), response(401)], {
    refreshError: new Error('auth/network-request-failed'),
  });
  await expect(request(KEYED)).rejects.toMatchObject({ failure: 'offline', isUnsent: true });
  // Sent again like an unsent request, because of its key.
  expect(network).toHaveBeenCalledTimes(2);
});

test('a request that gets 401 and whose response is lost with the fresh token may have been sent', async () => {
  const { request } = setUp([response(401), new TypeError('Failed to fetch')]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'offline', isUnsent: false });
});

test.each([
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'conflict'],
  [412, 'stale'],
  [422, 'invalid'],
  [429, 'tooManyRequests'],
  [500, 'server'],
  [503, 'server'],
])('a %i is a failure of the kind %s', async (status, failure) => {
  const { request } = setUp([response(status)]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure });
});

test.each([
  ['5', 5],
  [undefined, undefined],
  ['Sat, 28 Nov 2026 14:00:00 GMT', undefined],
])('a 429 without a body, with Retry-After %j', async (header, retryAfter) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  const { request } = setUp([new Response(null, { status: 429, headers })]);
  await expect(request(REQUEST)).rejects.toMatchObject({ failure: 'tooManyRequests', retryAfter });
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
