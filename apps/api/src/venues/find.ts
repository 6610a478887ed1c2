import { PILE_MIN, SHARED_CHECKS, type SharedCheck } from '@campetto/contract';
import { and, eq, gt, placeholder, type SQL, sql } from 'drizzle-orm';
import { venues } from '../db/schema.ts';
import { fold } from '../geocode/fold.ts';
import { type ListFilter, reachOf } from './filter.ts';
import { othersWithSame } from './others.ts';

const WORDS_MAX = 8;

/** The text in which like words are searched: as its index has it. */
const searchedText = sql`(${venues.nameKey} || ' ' || ${venues.addressSearch})`;

/**
 * Names the conditions of a filter, so that lists with the same ones share a statement; how many
 * words there are matters only where each is a condition.
 */
export function shapeOf(filter: ListFilter): string {
  const words = filter.match === 'alike' ? wordsOf(filter.q).length : 'all';
  return [reachOf(filter), filter.q ? `words:${words}` : '', filter.check ?? ''].join('|');
}

/** What a venue must be to stand in a list, but for the values of {@link valuesOf}. */
export const conditionsOf = (filter: ListFilter) => {
  const reach = reachOf(filter);
  return and(
    eq(venues.status, placeholder('status')),
    reach === 'all' ? undefined : eq(venues.country, placeholder('country')),
    reach === 'city' ? eq(venues.city, placeholder('city')) : undefined,
    filter.q ? hasWords(filter) : undefined,
    filter.check && isFlagged(filter.check),
  );
};

export function valuesOf({ status, country, city, q, match, check }: ListFilter) {
  const words = wordsOf(q);
  return {
    ...{ status, country, city, checks: `{${check}}` },
    words: words.join(' & ') + (words.length > 0 && match !== 'whole' ? ':*' : ''),
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
  };
}

function wordsOf(q = ''): string[] {
  return [...new Set(fold(q).split(' '))].filter(Boolean).slice(0, WORDS_MAX);
}

function hasWords({ q, match }: ListFilter): SQL | undefined {
  if (match !== 'alike') {
    return sql`${venues.words} @@ to_tsquery('simple', ${placeholder('words')})`;
  }
  const alike = wordsOf(q).map(
    (_, index) => sql`${placeholder(`word${index}`)}::text <% ${searchedText}`,
  );
  return alike.length > 0 ? and(...alike) : sql`false`;
}

function isFlagged(check: NonNullable<ListFilter['check']>): SQL {
  if (check === 'any') return gt(venues.checkCount, 0);
  if (isShared(check)) return sharesWithOthers(check);
  return sql`${venues.checks} @> ${placeholder('checks')}::text[]`;
}

const isShared = (check: string): check is SharedCheck =>
  (SHARED_CHECKS as readonly string[]).includes(check);

const SHARED: Record<SharedCheck, { kind: Parameters<typeof othersWithSame>[0]; least: number }> = {
  coordinatesShared: { kind: 'coordinates', least: PILE_MIN },
  phoneShared: { kind: 'phone', least: 1 },
  websiteShared: { kind: 'website', least: 1 },
};

function sharesWithOthers(check: SharedCheck): SQL {
  const { kind, least } = SHARED[check];
  const beyond = least > 1 ? sql` OFFSET ${sql.raw(String(least - 1))}` : sql``;
  return sql`EXISTS (SELECT 1 FROM ${othersWithSame(kind, sql`venues`)}${beyond})`;
}
