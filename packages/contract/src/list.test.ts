import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LIST_LIMIT_DEFAULT, LIST_LIMITS, listQuerySchema } from './index.ts';

describe('list query', () => {
  const parse = (query: Record<string, string>) => v.safeParse(listQuerySchema, query);

  test('[REV-2] limits of the specification', () => {
    expect(LIST_LIMITS).toEqual([5, 10, 20, 25, 50, 100, 200]);
    expect(parse({}).output).toEqual({ limit: LIST_LIMIT_DEFAULT, sort: 'newest' });
  });

  test.each([
    [{ limit: '5' }, true],
    [{ limit: '200' }, true],
    [{ limit: '4' }, false],
    [{ limit: '201' }, false],
    [{ limit: '0' }, false],
    [{ limit: '-1' }, false],
    [{ limit: 'x' }, false],
    [{ limit: '5.5' }, false],
    [{ country: 'italy' }, true],
    [{ country: 'Italy' }, false],
    [{ country: 'italy', city: 'milano' }, true],
    [{ country: 'spain', city: 'milano' }, false],
    [{ city: 'milano' }, false],
    [{ page: '2' }, false],
  ] as [Record<string, string>, boolean][])('%j is accepted: %s', (query, accepted) => {
    expect(parse(query).success).toBe(accepted);
  });
});
