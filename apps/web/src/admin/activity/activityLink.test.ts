import { type Activity, PATHS } from '@campetto/contract';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '../../testing/handlers.ts';
import { BATCH } from '../../testing/records.ts';
import { activityLink } from './activityLink.ts';

const [decided] = ACTIVITIES as Activity[];
const linkOf = (changes: Partial<Activity>) =>
  activityLink({ ...(decided as Activity), ...changes });

const BATCH_OF = { id: BATCH.batchId, batchId: BATCH.batchId, venueName: null, venueStatus: null };
const ofBatch = `batch=${BATCH.batchId}`;

test.each<[string, Partial<Activity>, string | undefined]>([
  ['approved', {}, `?status=approved&${ofBatch}`],
  ['discarded', {}, `?status=discarded&${ofBatch}`],
  ['restored', {}, `?${ofBatch}`],
  // An import that only changed venues.
  ['imported', { source: 'Comune di Milano', importId: BATCH.batchId }, `?${ofBatch}`],
  // After the undo, the venues have the status from before the batch.
  ['approved', { undone: true }, `?${ofBatch}`],
  ['undone', { undid: 'discarded' }, `?${ofBatch}`],
  // Some of its venues were approved before, others discarded.
  ['restored', { undone: true }, undefined],
  ['undone', { undid: 'restored' }, undefined],
])('[DASH-6] a batch (%s, %j) leads to its venues', (kind, changes, link) => {
  const record = { ...BATCH_OF, kind: kind as Activity['kind'], ...changes };
  expect(linkOf(record)).toBe(link && `${PATHS.venues}${link}`);
});

test('[DASH-6] an import leads to the venues that it added, an earlier one to those of its source', () => {
  const record = { kind: 'imported', source: 'Comune di Milano', venueName: null } as const;
  const importId = '01a2096d-3bdc-7e31-a092-c2d531490e4f';
  expect(linkOf({ ...record, importId })).toBe(
    `${PATHS.venues}?source=Comune+di+Milano&imported=${importId}`,
  );
  expect(linkOf({ ...record, importId: null })).toBe(`${PATHS.venues}?source=Comune+di+Milano`);
});

test('a decision leads to its venue in the list of its status', () => {
  expect(linkOf({})).toBe(`${PATHS.venues}?status=approved&q=A.C.+Garibaldina+1932`);
  expect(linkOf({ venueName: '' })).toBeUndefined();
});
