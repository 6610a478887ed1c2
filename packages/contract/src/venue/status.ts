/** The status of a venue and the moves between them (spec §4). */
export const VENUE_STATUSES = ['pending', 'approved', 'discarded'] as const;
export type VenueStatus = (typeof VENUE_STATUSES)[number];
export const VENUE_STATUS_DEFAULT: VenueStatus = 'pending';

/** The word for a status in the endpoints' paths: pending is called scraped (spec §7). */
export const STATUS_PATHS = {
  pending: 'scraped',
  approved: 'approved',
  discarded: 'discarded',
} as const satisfies Record<VenueStatus, string>;

export const VENUE_MOVES = ['approve', 'discard', 'restore'] as const;
export type VenueMove = (typeof VENUE_MOVES)[number];

/** Every move. */
export const TRANSITIONS = [
  { move: 'approve', from: 'pending', to: 'approved' },
  { move: 'discard', from: 'pending', to: 'discarded' },
  { move: 'discard', from: 'approved', to: 'discarded' },
  { move: 'restore', from: 'discarded', to: 'pending' },
] as const satisfies readonly {
  move: VenueMove;
  from: VenueStatus;
  to: VenueStatus;
}[];

/** The status that `move` leads to from `from`, or undefined when the move is impossible. */
export function statusAfter(move: VenueMove, from: VenueStatus): VenueStatus | undefined {
  return TRANSITIONS.find((row) => row.move === move && row.from === from)?.to;
}
