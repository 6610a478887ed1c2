import { COUNTRY_SLUGS, citiesOf, LIST_LIMITS, VENUE_STATUSES } from '@campetto/contract';
import {
  cityNames,
  countryNames,
  shownText,
  venueFiltersLabels,
} from '@campetto/messages/admin/list';
import { statusNames } from '@campetto/messages/admin/venue';
import { VenueFilters } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { DEFAULT_FILTERS } from './filters.ts';

interface ReviewFiltersProps {
  filters: ListFilters;
  list: VenueList;
  cards: ActiveCard;
  announce: (message: string) => void;
  onChange: (filters: ListFilters) => void;
}

/** The list's filters with their options and texts (spec §2.12, §9). */
export function ReviewFilters({ filters, list, cards, announce, onChange }: ReviewFiltersProps) {
  const { i18n } = useLingui();
  const statuses = statusNames(i18n);
  const countries = countryNames(i18n);
  const cities = cityNames(i18n);

  /** The filters apply at once; the button leads to the list and announces what it shows. */
  function apply() {
    cards.region.current?.focus();
    announce(shownText(i18n, list.venues?.length ?? 0, list.total, list.capped));
  }
  return (
    <VenueFilters
      labels={venueFiltersLabels(i18n)}
      value={filters}
      options={{
        statuses: VENUE_STATUSES.map((status) => ({ value: status, label: statuses[status] })),
        countries: COUNTRY_SLUGS.map((slug) => ({
          value: slug,
          label: countries[slug],
        })),
        cities: citiesOf(filters.country ?? '').map((slug) => ({
          value: slug,
          label: cities[slug],
        })),
        limits: LIST_LIMITS.map((limit) => ({ value: limit, label: i18n.number(limit) })),
      }}
      onChange={(next) => onChange({ ...filters, ...next })}
      onApply={apply}
      onClear={() => onChange(DEFAULT_FILTERS)}
    />
  );
}
