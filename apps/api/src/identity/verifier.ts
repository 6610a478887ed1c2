import type { Agent } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import type { IdentityConfig } from '../config.ts';
import { newId } from '../db/id.ts';

/** Who sent a request, as the identity token says. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether the token carries the claim `admin: true`. */
  admin: boolean;
}

/** The token is missing, false, expired, or of another project. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The identity provider could not be asked: nothing is known about the token. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}

/** @throws InvalidTokenError | IdentityUnavailableError */
export type VerifyToken = (token: string) => Promise<Identity>;

/** Error codes that firebase-admin gives for a token that is not good. */
const REFUSED = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

// Where the signing keys cannot be fetched firebase-admin says `argument-error` too.
const NO_KEYS = /^Error (while making request|fetching public keys)/;

const REMEMBERED = 60_000;
const MAX_KNOWN = 1000;

/**
 * The Firebase app that verifies tokens and sets claims. `httpAgent` carries its requests.
 *
 * @throws Error when firebase-admin would not see the emulator of the configuration, or would
 *   see one that the configuration does not know: it reads the variable itself.
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
 * good token is remembered for a minute: to verify one takes as long as to list a page of venues.
 */
export function createVerifier(config: IdentityConfig, httpAgent?: Agent): VerifyToken {
  const auth = firebaseAuth(config, httpAgent);
  const known = new Map<string, { identity: Identity; until: number }>();
  return async (token) => {
    const remembered = known.get(token);
    if (remembered && Date.now() < remembered.until) return remembered.identity;
    try {
      const { uid, email = null, admin, exp } = await auth.verifyIdToken(token);
      const identity = { uid, email, admin: admin === true };
      if (known.size === MAX_KNOWN) known.clear();
      known.set(token, { identity, until: Math.min(exp * 1000, Date.now() + REMEMBERED) });
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
