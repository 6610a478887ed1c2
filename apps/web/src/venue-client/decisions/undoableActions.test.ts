import { expect, test } from 'vitest';
import { type UndoableAction, withoutRecords } from './undoableActions.ts';

const action = (text: string, ids: string[]): UndoableAction => ({ text, ids, isBatch: false });

test('an action leaves with the last of its records', () => {
  const actions = [action('approved', ['1']), action('saved', ['2', '3'])];
  expect(withoutRecords(actions, ['3'])).toEqual([actions[0], action('saved', ['2'])]);
  expect(withoutRecords(actions, ['2', '3'])).toEqual([actions[0]]);
});

test('records of others change nothing', () => {
  const actions = [action('approved', ['1'])];
  expect(withoutRecords(actions, ['4'])).toBe(actions);
});
