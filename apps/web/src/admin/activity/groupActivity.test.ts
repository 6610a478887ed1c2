import type { Activity } from '@campetto/contract';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '../../testing/handlers.ts';
import { groupActivity, groupByDay } from './groupActivity.ts';

const recordOf = (id: string, changes: Partial<Activity> = {}): Activity => ({
  ...(ACTIVITIES[0] as Activity),
  id,
  ...changes,
});

const shapeOf = (records: Activity[]) =>
  groupActivity(records).map((entry) =>
    entry.type === 'series' ? entry.records.map(({ id }) => id).join('+') : entry.record.id,
  );

test('[DASH-6] consecutive records of one person and kind are one line', () => {
  const records = [
    ...[recordOf('a'), recordOf('b'), recordOf('c')],
    recordOf('d', { actor: 'zoe@example.org' }),
    recordOf('e', { kind: 'discarded', actor: 'zoe@example.org' }),
    ...[recordOf('f'), recordOf('g')],
  ];
  expect(shapeOf(records)).toEqual(['a+b+c', 'd', 'e', 'f+g']);
});

test('[DASH-6] a batch, an import and an account are lines of their own', () => {
  const batch = recordOf('batch', { batchId: 'batch', count: 3 });
  expect(shapeOf([recordOf('a'), batch, recordOf('b')])).toEqual(['a', 'batch', 'b']);
  for (const kind of ['imported', 'adminAdded', 'adminRemoved'] as const) {
    expect(shapeOf([recordOf('a', { kind }), recordOf('b', { kind })])).toEqual(['a', 'b']);
  }
});

test('[DASH-6] the records of a merge are one line; a record of a merge that is not fully loaded stays', () => {
  const kept = recordOf('kept', { kind: 'updated', mergeId: 'gone' });
  const gone = recordOf('gone', { kind: 'discarded', mergeId: 'gone' });
  const second = recordOf('second', { kind: 'discarded', mergeId: 'gone' });
  const different = recordOf('different', { kind: 'notDuplicate', mergeId: 'gone' });
  const line = { type: 'merge', record: gone, discarded: 1 };
  expect(groupActivity([gone, kept])).toEqual([line]);
  expect(groupActivity([kept, gone])).toEqual([line]);
  expect(groupActivity([different, kept, gone, second])).toEqual([{ ...line, discarded: 2 }]);
  expect(shapeOf([gone])).toEqual(['gone']);
});

test('the undo of a merge is one line, with the record of its first discard', () => {
  const undone = (id: string, undid: Activity['kind']) =>
    recordOf(id, { kind: 'undone', undid, mergeId: 'undo' });
  const first = undone('first', 'discarded');
  const records = [undone('kept', 'updated'), first, undone('second', 'discarded')];
  expect(groupActivity([...records, undone('different', 'notDuplicate')])).toEqual([
    { type: 'merge', record: first, discarded: 2 },
  ]);
});

test('[DASH-6] venues that were only marked as not the same are a series', () => {
  const rejected = (id: string) => recordOf(id, { kind: 'notDuplicate', mergeId: 'a' });
  expect(shapeOf([rejected('a'), rejected('b')])).toEqual(['a+b']);
});

test('[DASH-6] lines are grouped by the local day, up to a limit', () => {
  const on = (id: string, day: number) =>
    recordOf(id, {
      at: new Date(2026, 10, day, 12).toISOString(),
      kind: id < 'c' ? 'approved' : 'imported',
    });
  const records = [on('a', 20), on('b', 19), on('c', 19), on('d', 18)];
  const days = (limit?: number) =>
    groupByDay(records, limit).map(({ day, entries }) => [day, entries.length]);
  expect(days()).toEqual([
    ['2026-11-20', 1],
    ['2026-11-19', 2],
    ['2026-11-18', 1],
  ]);
  expect(days(2)).toEqual([
    ['2026-11-20', 1],
    ['2026-11-19', 1],
  ]);
});
