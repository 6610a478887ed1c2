import type { ListSort } from '@campetto/contract';
import { ProblemError } from '../plugins/problems.ts';
import type { Cursor } from './order.ts';

const CURSOR = /^(.*)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface Key {
  format(row: Cursor): string | number | undefined;
  pattern: RegExp;
  parse(text: string): Partial<Cursor>;
}

/** How the value that a list is sorted by is written; a letter tells one order from another. */
const KEYS: Readonly<Record<ListSort, Key>> = {
  newest: {
    format: ({ createdAt }) => createdAt?.getTime(),
    pattern: /^\d{1,13}$/,
    parse: (text) => ({ createdAt: new Date(Number(text)) }),
  },
  rating: {
    format: ({ rating }) => `r${rating ?? -1}`,
    pattern: /^r-?\d{1,15}(\.\d{1,20})?(e[+-]?\d{1,2})?$/,
    parse: (text) => ({ rating: Number(text.slice(1)) }),
  },
  name: {
    format: ({ nameKey }) => `n${nameKey}`,
    pattern: /^n[\p{L}\p{N} ]*$/u,
    parse: (text) => ({ nameKey: text.slice(1) }),
  },
  warnings: {
    format: ({ checkCount }) => `w${checkCount}`,
    pattern: /^w\d{1,3}$/,
    parse: (text) => ({ checkCount: Number(text.slice(1)) }),
  },
};

/** The position after a row, as the `Link` header carries it. */
export const formatCursor = (sort: ListSort, row: Cursor) => `${KEYS[sort].format(row)}_${row.id}`;

/** @throws ProblemError 400 when the text was not made by {@link formatCursor} for this order */
export function parseCursor(sort: ListSort, text: string): Cursor {
  const [, key = '', id] = CURSOR.exec(text) ?? [];
  if (!id || !KEYS[sort].pattern.test(key)) {
    const message = 'must come from the Link header of a list in this order';
    throw new ProblemError(400, { errors: [{ path: 'cursor', message }] });
  }
  return { ...KEYS[sort].parse(key), id };
}
