import { PATHS } from '@campetto/contract';
import { otherListsTexts } from '@campetto/messages/admin/list';
import type { VenueGridProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../venue-client/list/useVenueList.ts';
import { changeFilters, writeFilters } from './list/filters.ts';

/** The other statuses in which a search finds venues, as links to the same search there. */
export function useOtherLists(
  filters: ListFilters,
  { others }: VenueList,
): VenueGridProps['others'] {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  if (others.length === 0) return undefined;
  const { label, name } = otherListsTexts(i18n);
  return {
    label,
    links: others.map(({ status, count, capped }) => ({
      label: name(status, count, capped),
      href: `${PATHS.venues}?${writeFilters(search, changeFilters(filters, { ...filters, status }))}`,
    })),
  };
}
