import {
  COUNTRY_SLUGS,
  citiesOf,
  LIST_LIMITS,
  LIST_SORTS,
  NO_COUNTRY,
  REASON_FILTERS,
  SPORT_SLUGS,
  VENUE_CHECKS,
} from '@campetto/contract';
import { checkTexts } from '@campetto/messages/admin/checks';
import {
  anyCheck,
  cityNames,
  countryNames,
  reasonFilterNames,
  sortNames,
  venueFiltersLabels,
} from '@campetto/messages/admin/list';
import { sourceText, sportNames } from '@campetto/messages/admin/venue';
import { VenueFilters } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import {
  DEFAULT_FILTERS,
  type ListFilters as Filters,
} from '../../../venue-client/list/listRequest.ts';
import { useFilterOptions } from '../../../venue-client/list/useFilterOptions.ts';
import { ListQuickFilters } from './ListQuickFilters.tsx';

interface ListFiltersProps {
  filters: Filters;
  /** How many venues are listed with them. */
  count: string;
  onChange: (filters: Filters) => void;
  onApply: () => void;
}

/** The values of a filter that come from the server, with the chosen one while they are loading. */
const known = (values: readonly string[] = [], chosen: string | null) =>
  chosen === null || values.includes(chosen) ? values : [...values, chosen];

function named<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, label: names[value] }));
}

/** The list's filters with their options and texts (spec §2.12, §9). */
export function ListFilters({ filters, count, onChange, onApply }: ListFiltersProps) {
  const { i18n } = useLingui();
  const checks = checkTexts(i18n);
  const { data } = useFilterOptions();
  const { status } = filters;
  return (
    <VenueFilters
      labels={venueFiltersLabels(i18n)}
      value={filters}
      count={count}
      quick={<ListQuickFilters filters={filters} onChange={onChange} />}
      options={{
        countries: named([...COUNTRY_SLUGS, NO_COUNTRY], countryNames(i18n)),
        cities: named(citiesOf(filters.country ?? ''), cityNames(i18n)),
        sports: named(SPORT_SLUGS, sportNames(i18n)),
        sources: known(data?.sources, filters.source).map((value) => ({
          value,
          label: sourceText(i18n, value),
        })),
        checks: [
          { value: 'any' as const, label: anyCheck(i18n) },
          ...VENUE_CHECKS.map((value) => ({ value, label: checks[value].text })),
        ],
        reasons: status === 'discarded' ? named(REASON_FILTERS, reasonFilterNames(i18n)) : [],
        reviewers:
          status === 'pending'
            ? []
            : known(data?.reviewers, filters.reviewer).map((value) => ({ value, label: value })),
        sorts: named(LIST_SORTS, sortNames(i18n)),
        limits: LIST_LIMITS.map((limit) => ({ value: limit, label: i18n.number(limit) })),
      }}
      // The values are those of the options.
      onChange={(next) => onChange({ ...filters, ...next } as Filters)}
      onApply={onApply}
      onClear={() => onChange(DEFAULT_FILTERS)}
    />
  );
}
