import { expect, test } from 'vitest';
import { VENUES } from '../../../testing/handlers.ts';
import { type ChangedPart, isSamePart } from './failedAction.ts';

const [venue, other] = VENUES as [ChangedPart['item'], ChangedPart['item']];

test.each<[ChangedPart['action'], ChangedPart['action'], boolean]>([
  ['approve', 'discard', true],
  ['update', 'picture', true],
  ['setAside', 'requeue', true],
  ['note', 'update', false],
  ['update', 'approve', false],
  ['merge', 'discard', false],
])('%s and %s change the same part of a venue: %s', (one, another, isSame) => {
  expect(isSamePart({ action: one, item: venue }, { action: another, item: venue })).toBe(isSame);
  expect(isSamePart({ action: one, item: venue }, { action: another, item: other })).toBe(false);
});
