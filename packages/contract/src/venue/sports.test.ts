import { expect, test } from 'vitest';
import { SPORTS, sportById } from './sports.ts';

test('five, each with its own id', () => {
  expect(new Set(SPORTS.map(({ id }) => id)).size).toBe(5);
  expect(sportById('a9a42dc4-25a9-5680-94a8-cf7f8db753ba')?.name).toBe('Padel');
  expect(sportById('padel')).toBeUndefined();
});
