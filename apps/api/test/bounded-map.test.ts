import { expect, test } from 'vitest';
import { BoundedMap } from '../src/bounded-map.ts';

test('a bounded map forgets the entry that was added first', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('', 1).set('b', 2).set('c', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

test('a bounded map forgets nothing for an entry that it has', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('b', 3);
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
});

test('a bounded map has room again after a deletion', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).delete('b');
  map.set('c', 3);
  expect([...map.keys()]).toEqual(['a', 'c']);
});
