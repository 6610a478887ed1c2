import { PATHS } from '@campetto/contract';
import type { Location } from 'react-router-dom';

/** The location state of the sign-in page: the requested address. */
export interface SignInState {
  origin?: string;
}

/** The address of a location with its query and hash. */
export function originOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}

/** Reads the state of a location; empty if there is none. */
function readSignInState(state: unknown): SignInState {
  return typeof state === 'object' && state !== null ? (state as SignInState) : {};
}

/** The address after a sign-in: the requested page of the back office, else the dashboard (spec §2.1). */
export function signInTarget(state: unknown): string {
  const { origin } = readSignInState(state);
  return typeof origin === 'string' && origin.startsWith(`${PATHS.admin}/`)
    ? origin
    : PATHS.dashboard;
}
