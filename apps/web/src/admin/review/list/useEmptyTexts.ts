import { emptyTexts } from '@campetto/messages/admin/list';
import type { VenueGridProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { DEFAULT_FILTERS, isFiltered } from './filters.ts';

/** What an empty list says (spec §2.12), and the step that leads on from it. */
export function useEmptyTexts(
  filters: ListFilters,
  onFilter: (filters: ListFilters) => void,
): VenueGridProps['empty'] {
  const { i18n } = useLingui();
  const texts = emptyTexts(i18n);
  const { hint, action } = texts[isFiltered(filters) ? 'filtered' : filters.status];
  const next: ListFilters =
    !isFiltered(filters) && filters.status === 'pending'
      ? { ...DEFAULT_FILTERS, status: 'approved' }
      : DEFAULT_FILTERS;
  return {
    title: texts.title,
    hint,
    action: { label: action, onAction: () => onFilter(next) },
  };
}
