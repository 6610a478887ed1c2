import type { DecisionResult, DecisionsEvent } from '@campetto/contract';
import { expect, test } from 'vitest';
import { type DecisionRun, newRun, withEvent } from './decisionRun.ts';

const done = (folderPath: string): DecisionResult => ({
  ...{ outcome: 'done', folderPath, status: 'approved', version: 2 },
  activityId: '01890a5d-ac96-774b-bcce-000000000001',
});

/** The events of one request of a decision on two venues, one of which has changed. */
const events = (batchId: string): DecisionsEvent[] => [
  { type: 'progress', batchId, reached: 0, done: 0, total: 2, results: [] },
  {
    ...{ type: 'progress', batchId, reached: 2, done: 1, total: 2 },
    results: [done('a'), { outcome: 'skipped', folderPath: 'b', why: 'changed' }],
  },
  {
    type: 'report',
    report: {
      ...{ batchId, total: 2, reached: 2, done: 1, stopped: false },
      skipped: { changed: 1, impossible: 0, missing: 0 },
      named: [{ folderPath: 'b', name: 'Alba Marina', why: 'changed' }],
    },
  },
];

const after = (run: DecisionRun, batchId: string) =>
  events(batchId).reduce((current, event) => withEvent(run, current, event), run);

test('a run adds up its requests, and names each batch once', () => {
  const run = after(after(newRun('approve', 4), 'one'), 'two');
  expect(run).toMatchObject({
    ...{ total: 4, reached: 4, done: 2, batchIds: ['one', 'two'] },
    skipped: { changed: 2, impossible: 0, missing: 0 },
  });
  expect(run.results).toHaveLength(4);
  expect(run.named).toHaveLength(2);
});

test('a run without its report is as far as its last progress', () => {
  const start = newRun('approve', 9);
  const [first, second] = events('one');
  if (!first || !second) throw new Error('no events');
  const run = withEvent(start, withEvent(start, start, first), second);
  expect(run).toMatchObject({ reached: 2, done: 1, batchIds: ['one'] });
});
