import { useEffect, useRef, useState } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { useMatches } from '../../../venue-client/list/useMatches.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { LastFailure } from '../useReviewFailure.ts';
import type { VenueSelection } from './useSelection.ts';

interface SelectAllOptions {
  filters: ListFilters;
  list: Pick<VenueList, 'total' | 'capped' | 'hasMore' | 'similarWords'>;
  selection: Pick<VenueSelection, 'count' | 'isAll' | 'selectMatching'>;
  lastFailure: Pick<LastFailure, 'report'>;
}

/** Selects all that match the filters, if these are more venues than are selected. */
export function useSelectAll({ filters, list, selection, lastFailure }: SelectAllOptions) {
  const findMatches = useMatches();
  const [pending, setPending] = useState(false);
  const path = firstPage(filters);
  const shown = useRef(path);
  useEffect(() => {
    shown.current = path;
  }, [path]);

  const { total, capped } = list;
  const hasOthers =
    !selection.isAll && (capped || (total === undefined ? list.hasMore : total > selection.count));

  async function selectAll(): Promise<void> {
    setPending(true);
    try {
      const matches = await findMatches(filters);
      // Meanwhile another list may be on the screen.
      if (shown.current === path) selection.selectMatching({ ...matches, filters });
    } catch (error) {
      lastFailure.report({ action: 'select', error });
    } finally {
      setPending(false);
    }
  }

  return {
    isPossible: !list.similarWords && hasOthers,
    pending,
    select: () => {
      if (!pending) void selectAll();
    },
  };
}

export type SelectAll = ReturnType<typeof useSelectAll>;
