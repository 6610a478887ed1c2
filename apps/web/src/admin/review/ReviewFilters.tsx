import { COUNTRY_SLUGS, citiesOf, LIST_LIMITS, VENUE_STATUSES } from '@campetto/contract';
import { VenueFilters } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { ListFilters } from '../../venues/list.ts';
import { CITY_NAMES, COUNTRY_NAMES } from './placeNames.ts';
import { useStatusNames } from './useStatusNames.ts';

interface ReviewFiltersProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  onApply: () => void;
  onClear: () => void;
}

/** The list's filters with their options and texts (spec §2.12, §9). */
export function ReviewFilters({ filters, onChange, onApply, onClear }: ReviewFiltersProps) {
  const { t, i18n } = useLingui();
  const statusLabels = useStatusNames();
  return (
    <VenueFilters
      labels={{
        region: t`Filters`,
        status: t`Status`,
        country: t`Country`,
        city: t`City`,
        limit: t`Results`,
        allCountries: t`All countries`,
        allCities: t`All cities`,
        selectCountryFirst: t`Select a country first`,
        apply: t`Apply`,
        clear: t`Clear`,
      }}
      value={filters}
      options={{
        statuses: VENUE_STATUSES.map((status) => ({ value: status, label: statusLabels[status] })),
        countries: COUNTRY_SLUGS.map((slug) => ({
          value: slug,
          label: i18n._(COUNTRY_NAMES[slug]),
        })),
        cities: citiesOf(filters.country ?? '').map((slug) => ({
          value: slug,
          label: i18n._(CITY_NAMES[slug]),
        })),
        limits: LIST_LIMITS.map((limit) => ({ value: limit, label: i18n.number(limit) })),
      }}
      onChange={(next) => onChange({ ...filters, ...next })}
      onApply={onApply}
      onClear={onClear}
    />
  );
}
