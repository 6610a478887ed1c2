import {
  applicableFilter,
  citiesOf,
  LIST_LIMITS,
  LIST_SORTS,
  listFilterEntries,
  placeFilterEntries,
  SEARCH_MAX_LENGTH,
  VENUE_STATUSES,
} from '@campetto/contract';
import * as v from 'valibot';
import {
  DEFAULT_FILTERS,
  FILTER_NAMES,
  FILTERS_WITHIN_STATUS,
  type ListFilters,
} from '../../../venue-client/list/listRequest.ts';

const SCHEMAS = {
  ...placeFilterEntries,
  ...listFilterEntries,
  status: v.picklist(VENUE_STATUSES),
  limit: v.pipe(v.string(), v.transform(Number), v.picklist(LIST_LIMITS)),
  // The words are written to the address with each letter, also with the space before the next word.
  q: v.pipe(
    v.string(),
    v.transform((words) => words.slice(0, SEARCH_MAX_LENGTH)),
  ),
  sort: v.picklist(LIST_SORTS),
};

/** The filters in the query of an address; invalid ones fall back to the default. */
export const readFilters = (search: URLSearchParams): ListFilters =>
  applicableFilter(parse(search), null);

/** The names of the filters whose values in an address are invalid, as after a link was cut off. */
export function invalidFilters(search: URLSearchParams): string[] {
  const filters = parse(search);
  return (['status', ...FILTERS_WITHIN_STATUS] as const).filter((name) => {
    const [value, byDefault] = [search.get(name)?.trim(), DEFAULT_FILTERS[name]];
    return value && value !== byDefault && filters[name] === byDefault;
  });
}

function parse(search: URLSearchParams): ListFilters {
  const values = FILTER_NAMES.map((name) => {
    const { success, output } = v.safeParse(SCHEMAS[name], search.get(name));
    return [name, success ? output : DEFAULT_FILTERS[name]];
  });
  const filters: ListFilters = Object.fromEntries(values);
  const cities: readonly unknown[] = citiesOf(filters.country ?? '');
  return { ...filters, city: cities.includes(filters.city) ? filters.city : null };
}

/** The query with these filters; the rest of it stays, defaults are left out. */
export function writeFilters(search: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of FILTER_NAMES) {
    if (filters[key] === DEFAULT_FILTERS[key]) next.delete(key);
    else next.set(key, String(filters[key]));
  }
  return next;
}

/** Whether the filters exclude venues of the status. */
export const isFiltered = (filters: ListFilters): boolean =>
  FILTERS_WITHIN_STATUS.some((name) => Boolean(filters[name]?.trim()));

/**
 * The filters after some of them have changed: another country clears the city, another status the filters that its
 * venues do not have. Of filters that exclude each other (clean, and failed checks or duplicates) the latest stays.
 */
export function changeFilters(filters: ListFilters, next: ListFilters): ListFilters {
  const city = next.country === filters.country ? next.city : null;
  return { ...applicableFilter(next, null), city, ...withoutContradiction(filters, next) };
}

function withoutContradiction(filters: ListFilters, next: ListFilters): Partial<ListFilters> {
  if (!next.clean) return {};
  if (!filters.clean) return { check: null, hasDuplicates: null };
  return next.check || next.hasDuplicates ? { clean: null } : {};
}

/** The filters that a reviewer needs most, each of which is on or off. */
export const QUICK_FILTERS = ['clean', 'hasDuplicates', 'needsLook', 'later'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

/** The quick filters of a status: only pending venues are set aside. */
export const quickFiltersOf = ({ status }: ListFilters): readonly QuickFilter[] =>
  QUICK_FILTERS.filter((quick) => quick !== 'later' || status === 'pending');

/** Whether a quick filter is on; a venue needs a look when any of its checks fails. */
export const isPressed = (filters: ListFilters, quick: QuickFilter): boolean =>
  quick === 'needsLook' ? filters.check === 'any' : filters[quick] !== null;

/** The filters with a quick filter turned on, or off if it is on. */
export function toggleQuick(filters: ListFilters, quick: QuickFilter): ListFilters {
  const isOn = !isPressed(filters, quick);
  return changeFilters(
    filters,
    quick === 'needsLook'
      ? { ...filters, check: isOn ? 'any' : null }
      : { ...filters, [quick]: isOn ? 'true' : null },
  );
}

/** Applies the difference between two states of the filters to a third. */
export function applyChange(
  base: ListFilters,
  before: ListFilters,
  after: ListFilters,
): ListFilters {
  const changed = FILTER_NAMES.filter((key) => after[key] !== before[key]);
  return { ...base, ...Object.fromEntries(changed.map((key) => [key, after[key]])) };
}
