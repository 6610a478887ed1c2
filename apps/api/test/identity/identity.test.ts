import { generateKeyPairSync } from 'node:crypto';
import { Agent } from 'node:https';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createVerifier,
  IdentityUnavailableError,
  InvalidTokenError,
  type VerifyToken,
} from '../../src/identity/verifier.ts';
import { requests } from '../../src/metrics/metrics.ts';
import { startSilentProxy } from '../health/silent-proxy.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { PROJECT, unsignedToken } from '../support/identity.ts';
import { providerAt, signedToken, startKeyServer } from '../support/keys.ts';

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

describe('with the sign-in emulator', () => {
  const server = withServer();
  const count = (token: string | null) => server.request('GET', '/api/venues/count', { token });

  test('[API-6] needs a token', async () => {
    const response = await count(null);
    expectProblem(response, 401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  test('[API-6] needs the administrator claim', async () => {
    for (const admin of [undefined, false, 'true', 1]) {
      const { detail } = expectProblem(await count(unsignedToken({ admin })), 403);
      expect(detail).toBe('This account is not an administrator.');
    }
  });

  test('[API-6] accepts an administrator, whatever the case of the scheme', async () => {
    expect((await count(unsignedToken())).status).toBe(200);
    const authorization = `bearer ${unsignedToken()}`;
    const response = await server.request('GET', '/api/venues/count', {
      token: null,
      headers: { authorization },
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['expired', { iat: now() - 2 * hour, exp: now() - hour }],
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['of another issuer', { iss: `https://example.org/${PROJECT}` }],
    ['without a subject', { sub: '' }],
    ['of an account that is gone', { sub: 'gone' }],
    ['of a disabled account', { sub: 'disabled' }],
  ])('[API-6] refuses a token %s', async (_name, claims) => {
    expectProblem(await count(unsignedToken(claims)), 401);
  });

  test.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0..', unsignedToken().slice(0, -20), '\u00e9'])(
    '[API-6] refuses the token %s',
    async (token) => {
      expectProblem(await count(token), 401);
    },
  );

  test('[API-6] refuses another scheme', async () => {
    for (const authorization of [
      'Basic YTpi',
      'Bearer',
      'Bearer ',
      `Bearer a ${unsignedToken()}`,
    ]) {
      const options = { token: null, headers: { authorization } };
      expectProblem(await server.request('GET', '/api/venues/count', options), 401);
    }
  });
});

describe('with ADMIN_POLICY=any-signed-in', () => {
  const server = withServer({ adminPolicy: 'any-signed-in' });

  test('[API-6] accepts every signed-in account, and nobody else', async () => {
    const token = unsignedToken({ admin: undefined });
    expect((await server.request('GET', '/api/venues/count', { token })).status).toBe(200);
    expectProblem(await server.request('GET', '/api/venues/count', { token: null }), 401);
  });
});

describe('against the real service', () => {
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const config = {
    production: true,
    projectId: PROJECT,
    emulatorHost: undefined,
    sessionHours: 12,
  };
  let keys: Awaited<ReturnType<typeof startKeyServer>>;
  let verify: VerifyToken;

  beforeAll(async () => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    keys = await startKeyServer();
    verify = createVerifier(config, providerAt(keys.port));
  });
  afterAll(() => keys.stop());

  test('[API-6] accepts a token that the service signed', async () => {
    await expect(verify(signedToken())).resolves.toMatchObject({
      uid: 'admin-1',
      email: 'admin@example.org',
      admin: true,
    });
    await expect(verify(signedToken({ admin: 1, email: undefined }))).resolves.toMatchObject({
      uid: 'admin-1',
      email: null,
      admin: false,
    });
  });

  test.each([
    ['unsigned', () => unsignedToken()],
    ['signed by someone else', () => signedToken({}, { key: forger.privateKey })],
    ['signed with an unknown key', () => signedToken({}, { kid: 'key2' })],
    ['expired', () => signedToken({ iat: now() - 2 * hour, exp: now() - hour })],
    ['of another project', () => signedToken({ aud: 'other' })],
    [
      'changed after signing',
      () => {
        const [head, , signature] = signedToken({ admin: false }).split('.');
        return [head, signedToken().split('.')[1], signature].join('.');
      },
    ],
    ['garbage', () => 'garbage'],
  ])('[API-6] refuses a token that is %s', async (_name, token) => {
    await expect(verify(token())).rejects.toBeInstanceOf(InvalidTokenError);
  });

  test.each([
    ['is disabled', { disabled: true }],
    ['is removed', 'gone'],
    ['has its sessions revoked', { validSince: String(now() + 1) }],
  ] as const)(
    '[API-6] refuses the token of an account that %s, after a minute at the latest',
    async (_name, account) => {
      const fresh = createVerifier(config, providerAt(keys.port));
      const token = signedToken({ sub: 'leaver' });
      await expect(fresh(token)).resolves.toMatchObject({ admin: true });
      keys.accounts.set('leaver', account);
      vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
      await expect(fresh(token)).rejects.toBeInstanceOf(InvalidTokenError);
      vi.useRealTimers();
      keys.accounts.delete('leaver');
    },
  );

  test('[API-6] an account that lost the claim is no administrator, after a minute at the latest', async () => {
    const fresh = createVerifier(config, providerAt(keys.port));
    const token = signedToken({ sub: 'leaver' });
    await expect(fresh(token)).resolves.toMatchObject({ admin: true });
    keys.accounts.set('leaver', { customAttributes: '{}' });
    await expect(fresh(token)).resolves.toMatchObject({ admin: true });
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    await expect(fresh(token)).resolves.toMatchObject({ uid: 'leaver', admin: false });
    vi.useRealTimers();
    keys.accounts.delete('leaver');
  });

  test('[API-6] refuses the tokens of a session that is older than it may be, also those that are valid longer', async () => {
    const fresh = createVerifier(config, providerAt(keys.port));
    const minute = 60;
    const young = signedToken({ auth_time: now() - 12 * hour + minute });
    await expect(fresh(young)).resolves.toMatchObject({ admin: true });
    const old = signedToken({ auth_time: now() - 12 * hour - 1 });
    await expect(fresh(old)).rejects.toBeInstanceOf(InvalidTokenError);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    await expect(fresh(young)).rejects.toBeInstanceOf(InvalidTokenError);
    vi.useRealTimers();
  });

  test('forgets the tokens that it has accepted before there are more than a thousand', async () => {
    const fresh = createVerifier(config, providerAt(keys.port));
    const token = signedToken({ sub: 'leaver' });
    await fresh(token);
    keys.accounts.set('leaver', { disabled: true });
    await expect(fresh(token)).resolves.toMatchObject({ admin: true });
    const others = Array.from({ length: 1_000 }, (_, index) => fresh(`other ${index}`));
    await Promise.allSettled(others);
    await expect(fresh(token)).rejects.toBeInstanceOf(InvalidTokenError);
    keys.accounts.delete('leaver');
  });

  test('caches a valid token for a minute, never beyond its expiry', async () => {
    const fresh = createVerifier(config, providerAt(keys.port));
    const [longer, shorter] = [signedToken(), signedToken({ exp: now() + 30 })];
    await Promise.all([fresh(longer), fresh(shorter)]);
    await keys.stop();
    vi.useFakeTimers({ now: Date.now() + 40_000, toFake: ['Date'] });
    await expect(fresh(longer)).resolves.toMatchObject({ uid: 'admin-1' });
    await expect(fresh(shorter)).rejects.toBeInstanceOf(InvalidTokenError);
    vi.setSystemTime(Date.now() + 2 * hour * 1000);
    await expect(fresh(longer)).rejects.toThrow();
    vi.useRealTimers();
  });

  test('distinguishes a provider that does not respond from an invalid token', async () => {
    const offline = createVerifier(config, providerAt(1));
    await expect(offline(signedToken())).rejects.toBeInstanceOf(IdentityUnavailableError);
  });

  test('does not wait for a provider that accepts connections and does not respond', async () => {
    const own = await startKeyServer();
    const provider = await startSilentProxy('127.0.0.1', own.port);
    provider.silence();
    const { httpAgent = new Agent(), ...options } = providerAt(provider.port);
    const connections = vi.spyOn(httpAgent, 'createConnection');
    const fresh = createVerifier(config, { ...options, httpAgent }, 200);
    const began = performance.now();
    const first = ['a', 'b', 'c'].map((sub) => fresh(signedToken({ sub })));
    for (const verified of first)
      await expect(verified).rejects.toBeInstanceOf(IdentityUnavailableError);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(connections).toHaveBeenCalledTimes(3);

    // From then on one request at a time finds out whether it responds again, and the others do not wait.
    const probe = fresh(signedToken({ sub: 'probe' }));
    await expect(fresh(signedToken())).rejects.toBeInstanceOf(IdentityUnavailableError);
    expect(connections).toHaveBeenCalledTimes(4);
    await expect(probe).rejects.toBeInstanceOf(IdentityUnavailableError);
    provider.resume();
    await expect(fresh(signedToken())).resolves.toMatchObject({ uid: 'admin-1' });
    const both = ['a', 'b'].map((sub) => fresh(signedToken({ sub })));
    await expect(Promise.all(both)).resolves.toHaveLength(2);
    await provider.stop();
    await own.stop();
  });

  test('requests another access token when the first never arrived', async () => {
    const own = await startKeyServer();
    const provider = providerAt(own.port);
    const token = { access_token: 'token', expires_in: 3600 };
    const getAccessToken = vi.fn(async () => token).mockReturnValueOnce(new Promise(() => {}));
    const fresh = createVerifier(config, { ...provider, credential: { getAccessToken } }, 200);
    await expect(fresh(signedToken())).rejects.toBeInstanceOf(IdentityUnavailableError);
    await expect(fresh(signedToken())).resolves.toMatchObject({ uid: 'admin-1' });
    await own.stop();
  });

  test('does not start when firebase-admin would use an emulator that is not in the configuration', () => {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = '127.0.0.1:9099';
    expect(() => createVerifier(config)).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  });
});

describe('a provider that does not respond', () => {
  const server = withServer(
    { logLevel: 'warn', metrics: { host: '', port: 0, backupDir: undefined } },
    {
      verifyToken: async () => {
        throw new IdentityUnavailableError(new Error('no response within 5000 ms'));
      },
    },
  );

  test('returns 503, not 401, which would end the session, and counts and logs it', async () => {
    const failed = async () => {
      const { values } = await requests.get();
      return values.find(({ labels }) => labels['status'] === '5xx')?.value ?? 0;
    };
    const before = await failed();
    const insert = vi.spyOn(server.db, 'insert');
    const response = await server.request('GET', '/api/venues/count');
    expect(expectProblem(response, 503).detail).toBe('The identity provider does not respond.');
    expect(response.headers['retry-after']).toBe('2');
    await vi.waitFor(async () => expect(await failed()).toBe(before + 1));
    expect(insert).not.toHaveBeenCalled(); // into the audit log, as for a refused token
    expect(server.log.join('')).toContain('no response within 5000 ms');
  });
});
