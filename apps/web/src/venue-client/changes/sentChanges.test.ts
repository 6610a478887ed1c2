import { beforeEach, expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { stubStorage } from '../../testing/stubStorage.ts';
import {
  forgetSentChanges,
  readSentChanges,
  type SentChange,
  storeWhileSent,
} from './sentChanges.ts';

const sent = (key: string): SentChange => ({
  item: exampleVenue({ id: `01890a5d-ac96-774b-bcce-b302099a000${key}` }),
  change: { move: 'discard', reason: { reason: 'other', note: 'Closed' } },
  key,
});

beforeEach(() => {
  stubStorage('sessionStorage');
});

test('changes are stored in their order, for who sent them, until each has ended', async () => {
  const first = Promise.withResolvers<{ activityId: undefined }>();
  const second = Promise.withResolvers<never>();
  const responses = [
    storeWhileSent('anna', sent('1'), () => first.promise),
    storeWhileSent('anna', sent('2'), () => second.promise),
  ];
  expect(readSentChanges('anna')).toEqual([sent('1'), sent('2')]);
  expect(readSentChanges('berta')).toEqual([]);
  first.resolve({ activityId: undefined });
  await expect(responses[0]).resolves.toEqual({ activityId: undefined });
  expect(readSentChanges('anna')).toEqual([sent('2')]);
  second.reject(new Error('refused'));
  await expect(responses[1]).rejects.toThrow('refused');
  expect(readSentChanges('anna')).toEqual([]);
});

test('a change that is sent again is stored once', async () => {
  const never = () => new Promise<never>(() => undefined);
  void storeWhileSent('anna', sent('1'), never);
  void storeWhileSent('anna', sent('1'), never);
  expect(readSentChanges('anna')).toEqual([sent('1')]);
});

test('a change that can be undone is stored until its undoable action is stored', async () => {
  await storeWhileSent('anna', sent('1'), async () => ({ activityId: 'activity' }));
  expect(readSentChanges('anna')).toEqual([{ ...sent('1'), record: 'activity' }]);
  forgetSentChanges('anna', ['of another change']);
  expect(readSentChanges('anna')).toHaveLength(1);
  forgetSentChanges('anna', ['activity']);
  expect(readSentChanges('anna')).toEqual([]);
});
