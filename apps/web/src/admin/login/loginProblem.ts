import type { loginProblemTexts } from '@campetto/messages/admin/identity';
export type LoginProblem = keyof ReturnType<typeof loginProblemTexts>;

/** The problems by the identity provider's error code (spec §8). Today it returns `invalid-credential` for most. */
const PROBLEMS: Record<string, LoginProblem> = {
  'auth/user-not-found': 'userNotFound',
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'invalidCredential',
  'auth/invalid-login-credentials': 'invalidCredential',
  'auth/invalid-email': 'invalidEmail',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/network-request-failed': 'network',
};

/** The problem to show for a failed sign-in. */
export function loginProblem(error: unknown): LoginProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return PROBLEMS[code] ?? 'other';
}
