import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../../testing/stubStorage.ts';
import {
  readActions,
  storeActions,
  type UndoableAction,
  withoutRecords,
} from './undoableActions.ts';

const action = (text: string, ids: string[]): UndoableAction => ({ text, ids, isBatch: false });

beforeEach(() => {
  stubStorage('sessionStorage');
});

test('the last actions outlast a reload, for who did them, until they are dropped', () => {
  const actions = Array.from({ length: 101 }, (_, id) => action('approved', [String(id)]));
  storeActions('anna', actions);
  expect(readActions('anna')).toEqual(actions.slice(1));
  expect(readActions('berta')).toEqual([]);
  storeActions('anna', []);
  expect(readActions('anna')).toEqual([]);
});

test('an action leaves with the last of its records', () => {
  const actions = [action('approved', ['1']), action('saved', ['2', '3'])];
  expect(withoutRecords(actions, ['3'])).toEqual([actions[0], action('saved', ['2'])]);
  expect(withoutRecords(actions, ['2', '3'])).toEqual([actions[0]]);
});

test('records that belong to no action change nothing', () => {
  const actions = [action('approved', ['1'])];
  expect(withoutRecords(actions, ['4'])).toBe(actions);
});
