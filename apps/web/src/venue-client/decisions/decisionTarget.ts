import type { DecisionsInput, VenueReviewItem } from '@campetto/contract';

/** What is decided on: selected venues, each as it was loaded, or all that match a filter. */
export type DecisionTarget =
  | { venues: readonly VenueReviewItem[] }
  | { matching: NonNullable<DecisionsInput['matching']>; total: number };

/** How many venues a decision is about. */
export const targetSize = (target: DecisionTarget): number =>
  'matching' in target ? target.total : target.venues.length;

/** The target as the request contains it. */
export const targetBody = (target: DecisionTarget): Pick<DecisionsInput, 'venues' | 'matching'> =>
  'matching' in target
    ? { matching: target.matching }
    : { venues: target.venues.map(({ folderPath, version }) => ({ folderPath, version })) };
