import { PATHS } from '@campetto/contract';
import type { Location } from 'react-router-dom';

/** What the sign-in page is told: where the visitor wanted to go, and whether their session ran out. */
export interface SignInState {
  origin?: string;
  expired?: boolean;
}

/** The address of a location with its query and hash. */
export function originOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}

/** Reads the state of a location; anything but ours is ignored. */
export function readSignInState(state: unknown): SignInState {
  return typeof state === 'object' && state !== null ? (state as SignInState) : {};
}

/** Where a sign-in leads: the remembered page of the back office, else the dashboard (spec §2.1). */
export function signInTarget(state: unknown): string {
  const { origin } = readSignInState(state);
  return typeof origin === 'string' && origin.startsWith(`${PATHS.admin}/`)
    ? origin
    : PATHS.dashboard;
}
