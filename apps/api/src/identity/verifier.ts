import type { Agent } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import type { IdentityConfig } from '../config.ts';
import { newId } from '../db/id.ts';

/** The sender of a request, from the identity token. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether the token carries the claim `admin: true`. */
  admin: boolean;
}

/** The token is invalid, expired, or of another project. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The identity provider does not respond, so the token cannot be verified. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
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
]);

// firebase-admin reports `argument-error` also when the signing keys cannot be fetched.
const NO_KEYS = /^Error (while making request|fetching public keys)/;

/** Milliseconds. */
const CACHED_FOR = 60_000;
const CACHE_MAX = 1000;

/**
 * The Firebase app that verifies tokens and sets claims. `httpAgent` carries its requests.
 *
 * @throws Error when the environment, which firebase-admin reads itself, names another emulator than
 *   the configuration
 */
export function firebaseAuth({ projectId, emulatorHost }: IdentityConfig, httpAgent?: Agent) {
  const { FIREBASE_AUTH_EMULATOR_HOST: seen } = process.env;
  if ((seen || undefined) !== emulatorHost) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not the one that was checked.');
  }
  return getAuth(initializeApp({ projectId, ...(httpAgent ? { httpAgent } : {}) }, newId()));
}

/**
 * Verifies Firebase identity tokens: signature, project, expiry; the emulator's are unsigned. A
 * valid token is cached for a minute, since its verification takes as long as a list of venues.
 */
export function createVerifier(config: IdentityConfig, httpAgent?: Agent): VerifyToken {
  const auth = firebaseAuth(config, httpAgent);
  const cache = new Map<string, { identity: Identity; until: number }>();
  return async (token) => {
    const cached = cache.get(token);
    if (cached && Date.now() < cached.until) return cached.identity;
    try {
      const { uid, email = null, admin, exp } = await auth.verifyIdToken(token);
      const identity = { uid, email, admin: admin === true };
      if (cache.size === CACHE_MAX) cache.clear();
      cache.set(token, { identity, until: Math.min(exp * 1000, Date.now() + CACHED_FOR) });
      return identity;
    } catch (cause) {
      const refused =
        cause instanceof FirebaseAuthError &&
        REFUSED.has(cause.code) &&
        !NO_KEYS.test(cause.message);
      throw refused
        ? new InvalidTokenError(cause.message, { cause })
        : new IdentityUnavailableError('The identity provider does not answer.', { cause });
    }
  };
}
