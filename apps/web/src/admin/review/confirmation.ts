import type { VenueMove } from '@campetto/contract';

/** The moves that are confirmed first (spec §2.12). */
export type AskedMove = Exclude<VenueMove, 'restore'>;

const keyOf = (move: AskedMove) => `campetto.doNotAsk.${move}`;

/** Whether a move is to be confirmed: until this session, in this window, wants it no more. */
export function mustAsk(move: AskedMove): boolean {
  try {
    return sessionStorage.getItem(keyOf(move)) === null;
  } catch {
    return true; // No storage: ask.
  }
}

export function stopAsking(move: AskedMove): void {
  try {
    sessionStorage.setItem(keyOf(move), 'true');
  } catch {
    // Without storage it goes on asking.
  }
}
