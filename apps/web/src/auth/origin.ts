import { PATHS } from '@campetto/contract';
import type { Location } from 'react-router-dom';

/** The location state of the sign-in page. */
export interface SignInState {
  /** The requested address. */
  origin?: string;
  /** The number of changes that had failed, and that the sign-out has lost. */
  unsaved?: number;
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

/** The number of changes that the sign-out has lost. */
export function unsavedAtSignOut(state: unknown): number {
  const { unsaved } = readSignInState(state);
  return typeof unsaved === 'number' ? unsaved : 0;
}
