import type { VenueGridProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { ListFilters } from '../../venues/list.ts';
import { DEFAULT_FILTERS, narrows } from './filters.ts';

/** What an empty list says (spec §2.12), and the step that leads on from it. */
export function useEmptyTexts(
  filters: ListFilters,
  onFilter: (filters: ListFilters) => void,
): VenueGridProps['empty'] {
  const { t } = useLingui();
  const title = t`No venues found matching your criteria`;
  const clear = () => onFilter(DEFAULT_FILTERS);
  if (narrows(filters)) {
    return {
      title,
      hint: t`Try other filters, or clear them to see every pending venue.`,
      action: { label: t`Clear filters`, onClick: clear },
    };
  }
  const showPending = { label: t`Show pending`, onClick: clear };
  return {
    title,
    ...{
      pending: {
        hint: t`Nothing is waiting for a decision.`,
        action: {
          label: t`Show approved`,
          onClick: () => onFilter({ ...DEFAULT_FILTERS, status: 'approved' }),
        },
      },
      approved: { hint: t`No venue has been approved yet.`, action: showPending },
      discarded: { hint: t`No venue has been discarded yet.`, action: showPending },
    }[filters.status],
  };
}
