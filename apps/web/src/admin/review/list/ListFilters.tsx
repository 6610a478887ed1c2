import { COUNTRY_SLUGS, citiesOf, LIST_LIMITS, LIST_SORTS, VENUE_CHECKS } from '@campetto/contract';
import { checkTexts } from '@campetto/messages/admin/checks';
import {
  anyCheck,
  cityNames,
  countryNames,
  sortNames,
  venueFiltersLabels,
} from '@campetto/messages/admin/list';
import { VenueFilters } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ListFilters as Filters } from '../../../venue-client/list/listRequest.ts';
import { DEFAULT_FILTERS } from './filters.ts';

interface ListFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  onApply: () => void;
}

/** The list's filters with their options and texts (spec §2.12, §9). */
export function ListFilters({ filters, onChange, onApply }: ListFiltersProps) {
  const { i18n } = useLingui();
  const countries = countryNames(i18n);
  const cities = cityNames(i18n);
  const checks = checkTexts(i18n);
  const sorts = sortNames(i18n);
  return (
    <VenueFilters
      labels={venueFiltersLabels(i18n)}
      value={filters}
      options={{
        countries: COUNTRY_SLUGS.map((slug) => ({ value: slug, label: countries[slug] })),
        cities: citiesOf(filters.country ?? '').map((slug) => ({
          value: slug,
          label: cities[slug],
        })),
        checks: [
          { value: 'any' as const, label: anyCheck(i18n) },
          ...VENUE_CHECKS.map((value) => ({ value, label: checks[value].text })),
        ],
        sorts: LIST_SORTS.map((value) => ({ value, label: sorts[value] })),
        limits: LIST_LIMITS.map((limit) => ({ value: limit, label: i18n.number(limit) })),
      }}
      onChange={(next) => onChange({ ...filters, ...next })}
      onApply={onApply}
      onClear={() => onChange(DEFAULT_FILTERS)}
    />
  );
}
