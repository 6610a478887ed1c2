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

/** Every move; `onCard` is whether a card of status `from` offers it. */
export const TRANSITIONS = [
  { move: 'approve', from: 'pending', to: 'approved', onCard: true },
  { move: 'discard', from: 'pending', to: 'discarded', onCard: true },
  { move: 'discard', from: 'approved', to: 'discarded', onCard: false },
  { move: 'restore', from: 'discarded', to: 'pending', onCard: true },
] as const satisfies readonly {
  move: VenueMove;
  from: VenueStatus;
  to: VenueStatus;
  onCard: boolean;
}[];

/** Cards of these statuses offer Edit; the server accepts an update in any status. */
const EDITABLE_ON_CARD: readonly VenueStatus[] = ['pending', 'approved'];

/** The status that `move` leads to from `from`, or undefined when the move is impossible. */
export function statusAfter(move: VenueMove, from: VenueStatus): VenueStatus | undefined {
  return TRANSITIONS.find((row) => row.move === move && row.from === from)?.to;
}

/** The actions that a card of this status offers, in the order in which they are shown. */
export function cardActions(status: VenueStatus): (VenueMove | 'edit')[] {
  const moves = TRANSITIONS.filter((row) => row.from === status && row.onCard).map(
    (row) => row.move,
  );
  const order = ['approve', 'restore', 'edit', 'discard'] as const;
  return order.filter((action) =>
    action === 'edit' ? EDITABLE_ON_CARD.includes(status) : moves.includes(action),
  );
}
