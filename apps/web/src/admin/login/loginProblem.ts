import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type LoginProblem =
  | 'empty'
  | 'userNotFound'
  | 'wrongPassword'
  | 'invalidCredential'
  | 'invalidEmail'
  | 'tooManyRequests'
  | 'network'
  | 'other'
  | 'expired';

/** By the code of the identity provider (spec §8); `invalid-credential` is what it answers today. */
const PROBLEMS: Record<string, LoginProblem> = {
  'auth/user-not-found': 'userNotFound',
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'invalidCredential',
  'auth/invalid-login-credentials': 'invalidCredential',
  'auth/invalid-email': 'invalidEmail',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/network-request-failed': 'network',
};

export const LOGIN_MESSAGES: Record<LoginProblem, MessageDescriptor> = {
  empty: msg`Please fill in all fields.`,
  userNotFound: msg`No user found with this email address`,
  wrongPassword: msg`Invalid password`,
  invalidCredential: msg`Invalid email or password.`,
  invalidEmail: msg`Invalid email address`,
  tooManyRequests: msg`Too many failed attempts. Please try again later`,
  network: msg`Network error. Please check your connection`,
  other: msg`Failed to log in. Please try again`,
  expired: msg`Your session has expired. Please sign in again.`,
};

/** What to tell of a failed sign-in. */
export function loginProblem(error: unknown): LoginProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return PROBLEMS[code] ?? 'other';
}
