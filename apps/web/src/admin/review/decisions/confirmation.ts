import type { VenueMove } from '@campetto/contract';
import { readText, storeText } from '../../../venue-client/deviceStorage.ts';

/** The moves that are confirmed first (spec §2.12). */
export const CONFIRMABLE_MOVES = ['approve', 'discard'] as const satisfies readonly VenueMove[];

export type ConfirmableMove = (typeof CONFIRMABLE_MOVES)[number];

const keyOf = (move: ConfirmableMove) => `campetto.doNotAsk.${move}`;

/** Whether a move is to be confirmed: unless it is switched off in this window's session. */
export const needsConfirmation = (move: ConfirmableMove): boolean =>
  readText(keyOf(move), 'session') === null;

export const setConfirmation = (move: ConfirmableMove, asks: boolean): void =>
  storeText(keyOf(move), asks ? null : 'true', 'session');
