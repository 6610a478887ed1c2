import { expect, test } from 'vitest';
import { withFound } from './knownDuplicates.ts';

const of = (revision: number) => ({ revision, duplicates: [] });

test('a late response replaces nothing that is known from a later revision', () => {
  expect(withFound({ a: of(2), b: of(1) }, { a: of(1), b: of(1), c: of(1) })).toEqual({
    a: of(2),
    b: of(1),
    c: of(1),
  });
  expect(withFound({ a: of(1) }, { a: of(2) })).toEqual({ a: of(2) });
});
