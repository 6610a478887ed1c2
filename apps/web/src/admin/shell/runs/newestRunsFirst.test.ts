import { expect, test } from 'vitest';
import { endedRun, RUN } from '../../../testing/records.ts';
import { newestRunsFirst } from './newestRunsFirst.ts';

const at = (minute: number) => `2026-11-22T09:${minute}:00.000Z`;
const running = (minute: number) => ({ ...RUN, batchId: `from ${minute}`, startedAt: at(minute) });
const ended = (from: number, to: number) =>
  endedRun({ batchId: `from ${from}`, startedAt: at(from), endedAt: at(to) });
const orderOf = (...runs: (typeof RUN)[]) => {
  const { running, ended } = newestRunsFirst(runs);
  return [running, ended].map((some) => some.map(({ batchId }) => batchId));
};

test('runs that are under way are apart from those that have ended, newest first', () => {
  const mixed = [ended(10, 11), running(12), ended(14, 15), running(13), ended(16, 17)];
  expect(orderOf(...mixed)).toEqual([
    ['from 13', 'from 12'],
    ['from 16', 'from 14', 'from 10'],
  ]);
});

test('the run that has just ended stays first, though another has begun and ended after its start', () => {
  expect(orderOf(ended(20, 21), ended(10, 30))).toEqual([[], ['from 10', 'from 20']]);
});
