import type { VenueMove } from '@campetto/contract';
import { keepText, readText } from '../deviceStorage.ts';

/** The moves that are confirmed first (spec §2.12). */
export type AskedMove = Exclude<VenueMove, 'restore'>;

const keyOf = (move: AskedMove) => `campetto.doNotAsk.${move}`;

/** Whether a move is to be confirmed: until this session, in this window, wants it no more. */
export const mustAsk = (move: AskedMove): boolean => readText(keyOf(move), 'session') === null;

export const stopAsking = (move: AskedMove): void => keepText(keyOf(move), 'true', 'session');
