import { once } from 'node:events';
import { type AppOptions, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import type { IdentityConfig } from '../config.ts';
import { newId } from '../db/id.ts';

/** The sender of a request, from the identity token. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether both the token and the account have the claim `admin: true`. */
  admin: boolean;
  /** The account and when it signed in. */
  session?: string;
}

/** The token is invalid, expired, or of another project. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The identity provider does not respond, so the token cannot be verified. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';

  constructor(cause: unknown) {
    super('The identity provider does not respond.', { cause });
  }
}

/** @throws InvalidTokenError | IdentityUnavailableError */
export type VerifyToken = (token: string) => Promise<Identity>;

/** Error codes of firebase-admin for an invalid token. */
const REFUSED = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-uid',
]);

// firebase-admin reports `argument-error` also when the signing keys cannot be fetched.
const NO_KEYS = /^Error (while making request|fetching public keys)/;

/** Milliseconds. firebase-admin itself waits for two minutes, and for the access token of the server without end. */
const TIMEOUT = 5_000;
/** Milliseconds. */
const CACHED_FOR = 60_000;
const CACHE_MAX = 1000;

/** Where the identity provider is, and the access to it; by default Google's, by the environment. */
export type ProviderOptions = Pick<AppOptions, 'httpAgent' | 'credential'>;

/**
 * The Firebase app that verifies tokens and sets claims.
 *
 * @throws Error when the environment, which firebase-admin reads itself, names another emulator than
 *   the configuration
 */
export function firebaseAuth(
  { projectId, emulatorHost }: IdentityConfig,
  options: ProviderOptions = {},
) {
  const { FIREBASE_AUTH_EMULATOR_HOST: seen } = process.env;
  if ((seen || undefined) !== emulatorHost) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not the one that was checked.');
  }
  return getAuth(initializeApp({ projectId, ...options }, newId()));
}

/**
 * Verifies Firebase identity tokens: signature, project, expiry (the emulator's are unsigned), and that the
 * account still exists, is not disabled, has not been signed out everywhere, and has its claim; and that it
 * signed in within SESSION_HOURS. All of that is cached for a minute, so that a removed administrator has no access
 * after that; equal tokens that arrive together share one verification. When the provider has not responded within
 * `timeout` milliseconds, one verification at a time finds out whether it does again, and others fail at once: the
 * requests that it never responds to do not pile up.
 */
export function createVerifier(
  config: IdentityConfig,
  options?: ProviderOptions,
  timeout = TIMEOUT,
): VerifyToken {
  let auth = firebaseAuth(config, options);
  const lifetime = config.sessionHours * 60 * 60;
  let running = 0;
  let isSilent = false;

  async function verifyInTime(token: string): Promise<Verified> {
    if (isSilent && running > 0) {
      throw new IdentityUnavailableError(new Error('an earlier request had no response in time'));
    }
    const used = auth;
    const late = once(AbortSignal.timeout(timeout), 'abort').then(() => undefined);
    running += 1;
    const verified = await Promise.race([verify(used, token, lifetime), late]).finally(() => {
      running -= 1;
    });
    isSilent = !verified;
    if (verified) return verified;
    if (used === auth) {
      // Another one, because all verifications of this one wait for the same access token.
      auth = firebaseAuth(config, options);
      void deleteApp(used.app);
    }
    throw new IdentityUnavailableError(new Error(`no response within ${timeout} ms`));
  }

  const cache = new Map<string, { verified: Promise<Verified>; until: number }>();
  return async (token) => {
    const cached = cache.get(token);
    const verified = cached && Date.now() < cached.until ? cached.verified : verifyInTime(token);
    if (verified !== cached?.verified) {
      if (cache.size >= CACHE_MAX) cache.clear();
      cache.set(token, { verified, until: Date.now() + CACHED_FOR });
    }
    try {
      const { identity, expires } = await verified;
      if (expires <= Date.now())
        throw new InvalidTokenError('The token or its session has expired.');
      return identity;
    } catch (cause) {
      if (cache.get(token)?.verified === verified) cache.delete(token);
      throw cause;
    }
  };
}

interface Verified {
  identity: Identity;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * `lifetime` is that of a session, in seconds. It is checked here, because the provider issues new tokens until the
 * account signs out.
 */
async function verify(auth: Auth, token: string, lifetime: number): Promise<Verified> {
  try {
    const { uid, email = null, admin, exp, auth_time } = await auth.verifyIdToken(token);
    const account = await auth.getUser(uid);
    const { disabled, customClaims, tokensValidAfterTime = '' } = account;
    if (disabled) throw new InvalidTokenError('The account is disabled.');
    if (auth_time * 1000 < Date.parse(tokensValidAfterTime)) {
      throw new InvalidTokenError('The sessions of the account have been ended.');
    }
    const isAdmin = admin === true && customClaims?.['admin'] === true;
    const session = `${uid} ${auth_time}`;
    const expires = Math.min(exp, auth_time + lifetime) * 1000;
    return { identity: { uid, email, admin: isAdmin, session }, expires };
  } catch (cause) {
    if (cause instanceof InvalidTokenError) throw cause;
    const refused =
      cause instanceof FirebaseAuthError && REFUSED.has(cause.code) && !NO_KEYS.test(cause.message);
    // firebase-admin parses the parts of the token without catching the error.
    throw refused || cause instanceof SyntaxError
      ? new InvalidTokenError(cause.message, { cause })
      : new IdentityUnavailableError(cause);
  }
}
