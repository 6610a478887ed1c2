import { isMissingName, type VenueMove, type VenueReviewItem } from '@campetto/contract';
import { readText, storeText } from '../../../venue-client/deviceStorage.ts';

/** The moves that are confirmed first (spec §2.12). */
export const CONFIRMABLE_MOVES = ['approve', 'discard'] as const satisfies readonly VenueMove[];

export type ConfirmableMove = (typeof CONFIRMABLE_MOVES)[number];

const keyOf = (move: ConfirmableMove) => `campetto.doNotAsk.${move}`;

/** Whether the confirmation of a move is switched on in this window. */
export const isConfirmationOn = (move: ConfirmableMove): boolean =>
  readText(keyOf(move), 'session') === null;

export const switchConfirmation = (move: ConfirmableMove, on: boolean): void =>
  storeText(keyOf(move), on ? null : 'true', 'session');

export const isUnnamed = ({ venue }: VenueReviewItem): boolean =>
  isMissingName(venue.sportsVenue.name);

/** A move of a venue that has not been sent yet. */
interface PlannedMove {
  item: VenueReviewItem;
  move: VenueMove;
  /** How many possible duplicates of the venue are not decided. */
  duplicates: number;
  /** The inspector shows the duplicates and the note of the venue. Default false. */
  isInspected?: boolean;
}

/**
 * Whether the confirmation is required even where it is switched off: the approval of a venue that has no name; and,
 * unless it is inspected, of one that is set aside or has possible duplicates.
 */
export const isAlwaysConfirmed = ({ item, move, duplicates, isInspected }: PlannedMove): boolean =>
  move === 'approve' &&
  (isUnnamed(item) || (!isInspected && (duplicates > 0 || item.setAside !== null)));

/** Whether a move of a venue waits for a confirmation. A restore never does (spec §4). */
export const needsConfirmation = (planned: PlannedMove): boolean =>
  planned.move !== 'restore' && (isConfirmationOn(planned.move) || isAlwaysConfirmed(planned));
