import type { VenueStatus } from '@campetto/contract';
import type { VenueActionId } from '@campetto/ui';

/**
 * The actions that a venue of each status offers in the order in which they are shown (spec §2.12): fewer than the
 * server accepts, which discards an approved venue and updates a discarded one, too.
 */
export const CARD_ACTIONS: Record<VenueStatus, readonly VenueActionId[]> = {
  pending: ['approve', 'edit', 'discard'],
  approved: ['edit'],
  discarded: ['restore'],
};
