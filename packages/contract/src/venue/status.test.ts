import { describe, expect, test } from 'vitest';
import { listPath } from '../endpoints.ts';
import { statusAfter, VENUE_STATUSES, type VenueMove, type VenueStatus } from './status.ts';

describe('status', () => {
  const moves: [VenueMove, VenueStatus, VenueStatus | undefined][] = [
    ['approve', 'pending', 'approved'],
    ['approve', 'approved', undefined],
    ['approve', 'discarded', undefined],
    ['discard', 'pending', 'discarded'],
    ['discard', 'approved', 'discarded'],
    ['discard', 'discarded', undefined],
    ['restore', 'pending', undefined],
    ['restore', 'approved', undefined],
    ['restore', 'discarded', 'pending'],
  ];
  test.each(moves)('%s from %s leads to %s', (move, from, to) => {
    expect(statusAfter(move, from)).toBe(to);
  });

  test('[API-2] lists are called scraped, approved, discarded', () => {
    expect(VENUE_STATUSES.map(listPath)).toEqual([
      '/api/venues/scraped',
      '/api/venues/approved',
      '/api/venues/discarded',
    ]);
  });
});
