import { emptyTexts } from '@campetto/messages/admin/list';
import type { VenueGridProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { DEFAULT_FILTERS, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { isFiltered } from './filters.ts';

const hasOtherFilters = (filters: ListFilters) => isFiltered({ ...filters, q: '' });

/** The texts of an empty list (spec §2.12): its filters can be cleared; an empty queue links to another list. */
export function useEmptyTexts(
  filters: ListFilters,
  onFilter: (filters: ListFilters) => void,
  isDecided: boolean,
): VenueGridProps['empty'] {
  const { i18n } = useLingui();
  const { title, celebration, hints, ...labels } = emptyTexts(i18n);
  const clear = { label: labels.clear, onAction: () => onFilter(DEFAULT_FILTERS) };
  if (filters.q.trim() !== '') {
    const onAction = () => onFilter({ ...filters, q: '' });
    const action = { label: labels.clearSearch, onAction };
    return {
      title,
      hint: isDecided ? hints.decided : hints.searched,
      action,
      otherAction: hasOtherFilters(filters) ? clear : undefined,
    };
  }
  const reason = isFiltered(filters) ? 'filtered' : filters.status;
  if (reason !== 'pending') return { title, hint: hints[reason], action: clear };
  return {
    celebration,
    title,
    hint: hints.pending,
    action: {
      label: labels.showApproved,
      onAction: () => onFilter({ ...DEFAULT_FILTERS, status: 'approved' }),
    },
    otherAction: clear,
  };
}
