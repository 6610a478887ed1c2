import type { ListSort } from '@campetto/contract';
import type { Cursor } from './order.ts';

const CURSOR = /^(.*)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface Key {
  format(row: Cursor): string | number | undefined;
  pattern: RegExp;
  parse(text: string): Partial<Cursor>;
}

/** How a cursor contains the value that a list is sorted by; a letter distinguishes the orders. */
const KEYS: Readonly<Record<ListSort, Key>> = {
  newest: {
    format: ({ createdAt }) => createdAt?.getTime(),
    pattern: /^\d{1,13}$/,
    parse: (text) => ({ createdAt: new Date(Number(text)) }),
  },
  oldest: {
    format: ({ createdAt }) => `o${createdAt?.getTime()}`,
    pattern: /^o\d{1,13}$/,
    parse: (text) => ({ createdAt: new Date(Number(text.slice(1))) }),
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
  checks: {
    // `w` for “warnings”, the earlier name of checks: pages that an earlier server sent still have such cursors.
    format: ({ checkCount }) => `w${checkCount}`,
    pattern: /^w\d{1,3}$/,
    parse: (text) => ({ checkCount: Number(text.slice(1)) }),
  },
};

/** The position after a row, as the `Link` header contains it. */
export const formatCursor = (sort: ListSort, row: Cursor) => `${KEYS[sort].format(row)}_${row.id}`;

/** The position in the text of a cursor; undefined when {@link formatCursor} did not make it for this order. */
export function parseCursor(sort: ListSort, text: string): Cursor | undefined {
  const [, key = '', id] = CURSOR.exec(text) ?? [];
  return id && KEYS[sort].pattern.test(key) ? { ...KEYS[sort].parse(key), id } : undefined;
}
