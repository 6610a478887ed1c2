import { SPORTS } from '@campetto/contract';
import { and, eq, isNotNull, isNull, placeholder, type SQL, sql } from 'drizzle-orm';
import { PHONE_END, venues, WEBSITE_HOST, WEBSITE_WORDS, WITHOUT_COUNTRY } from '../db/schema.ts';
import { type PlaceLevel, placeLevelOf } from '../venues/place-level.ts';
import { searchTextOf } from '../venues/search-text.ts';
import { COUNTED_FILTERS, type CountedFilter, type ListFilter, type Search } from './filter.ts';
import { failsCheck, hasDuplicates, isClean } from './quality.ts';

export const WORDS_MAX = 8;

/** A key of the conditions of a filter: filters with the same key share a prepared statement. */
export const conditionsKey = (filter: ListFilter) => {
  const isDiscarded = filter.status === 'discarded' && 'discarded';
  const { check, reason } = filter;
  const given = COUNTED_FILTERS.filter((name) => filter[name]);
  const search = filter.search?.in;
  return [placeLevelOf(filter), isDiscarded, check, reason === 'none', search, ...given].join('|');
};

/** The SQL condition of a filter, with placeholders for the values of {@link valuesOf}. */
export const conditionsOf = (filter: ListFilter) =>
  and(
    eq(venues.status, placeholder('status')),
    ...isIn(placeLevelOf(filter)),
    ...COUNTED_FILTERS.filter((name) => filter[name]).map((name) => CONDITIONS[name](filter)),
  );

/** A number has few venues, whose ids are collected first: PostgreSQL may expect more, and read all venues instead. */
const hasPhone = sql`${venues.id} = ANY (ARRAY(
  SELECT id FROM venues WHERE phone_key = ANY (${placeholder('phones')}::text[])
  UNION ALL SELECT id FROM venues
  WHERE ${PHONE_END} >= ${placeholder('phoneEnd')} AND ${PHONE_END} < ${placeholder('phoneEnd')} || ':'))`;

/**
 * The ids are collected first, as in {@link hasPhone}, because PostgreSQL cannot estimate how many venues a batch has.
 */
const isOfBatch = sql`${venues.id} = ANY (ARRAY(
  SELECT venue_id FROM activity WHERE batch_id = ${placeholder('batch')}))`;

/** The condition of each kind of search, with placeholders for the values of {@link valuesOf}. */
const SEARCH_CONDITIONS: Readonly<Record<Search['in'], SQL>> = {
  words: sql`${venues.words} @@ to_tsquery('simple', ${placeholder('query')})`,
  phones: hasPhone,
  websites: sql`${venues.websiteKey} = ${placeholder('website')}`,
  hosts: sql`${WEBSITE_HOST} = ${placeholder('website')}`,
  websiteWords: sql`${WEBSITE_WORDS} @@ to_tsquery('simple', ${placeholder('query')})`,
};

/** The condition of each filter that is set. */
const CONDITIONS: Readonly<Record<CountedFilter, (filter: ListFilter) => SQL | undefined>> = {
  q: ({ search }) => SEARCH_CONDITIONS[search?.in ?? 'words'],
  check: ({ check, status }) => check && failsCheck(check, status),
  clean: ({ status }) => isClean(status),
  hasDuplicates: () => hasDuplicates,
  later: () => isNotNull(venues.setAsideAt),
  imported: () => eq(venues.importId, placeholder('imported')),
  batch: () => isOfBatch,
  source: () => eq(venues.source, placeholder('source')),
  sport: () => sql`${venues.sportIds} @> ${placeholder('sports')}::text[]`,
  reason: ({ reason }) => reason && hasReason(reason),
  reviewer: () => eq(venues.decidedBy, placeholder('reviewer')),
};

function isIn(placeLevel: PlaceLevel) {
  if (placeLevel === 'all') return [];
  if (placeLevel === 'none') return [WITHOUT_COUNTRY];
  const isInCountry = eq(venues.country, placeholder('country'));
  return placeLevel === 'country'
    ? [isInCountry]
    : [isInCountry, eq(venues.city, placeholder('city'))];
}

/** The status makes the index of the reasons usable. */
const hasReason = (reason: NonNullable<ListFilter['reason']>) =>
  and(
    sql`${venues.status} = 'discarded'`,
    reason === 'none'
      ? isNull(venues.discardReason)
      : eq(venues.discardReason, placeholder('reason')),
  );

export const valuesOf = ({ q, search, check, sport, sort: _, ...values }: ListFilter) => ({
  ...values,
  query: prefixQuery(wordsOf(q)),
  ...search,
  checks: `{${check}}`,
  sports: `{${SPORTS.find(({ slug }) => slug === sport)?.id}}`,
});

/** The folded words of a search, each once. */
export const wordsOf = (q = ''): string[] =>
  [...new Set(searchTextOf(q).split(' '))].filter(Boolean).slice(0, WORDS_MAX);

export const exactQuery = (words: readonly string[]) => words.join(' & ');

/** The last word may be incomplete. */
export const prefixQuery = (words: readonly string[]) =>
  words.length > 0 ? `${exactQuery(words)}:*` : '';
