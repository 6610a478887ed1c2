import type { VenueMove } from '@campetto/contract';
import { readText, storeText } from '../../deviceStorage.ts';

/** The moves that are confirmed first (spec §2.12). */
export type ConfirmableMove = Exclude<VenueMove, 'restore'>;

const keyOf = (move: ConfirmableMove) => `campetto.doNotAsk.${move}`;

/** Whether a move is to be confirmed: until "Do not ask again" is ticked in this window's session. */
export const needsConfirmation = (move: ConfirmableMove): boolean =>
  readText(keyOf(move), 'session') === null;

export const skipConfirmation = (move: ConfirmableMove): void =>
  storeText(keyOf(move), 'true', 'session');
