import type { VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import type { DecisionTarget } from '../../../venue-client/decisions/decisionTarget.ts';
import {
  isSelected,
  type MatchingSelection,
  NO_SELECTION,
  type Selection,
  selectedCount,
  type Toggle,
  targetOf,
  toggled,
  within,
  without,
} from './selection.ts';

/** The venues selected for one decision: those on the screen, or all that match the filters. */
export function useSelection(venues: readonly VenueReviewItem[] | undefined) {
  const [stored, setSelection] = useState(NO_SELECTION);
  // While the list is loading, no venue is deselected.
  const listed = (selection: Selection) => (venues ? within(selection, venues) : selection);
  const selection = listed(stored);
  return {
    count: selectedCount(selection),
    isSelected: (folderPath: string): boolean => isSelected(selection, folderPath),
    /** Whether all that match are selected, but for unticked ones. */
    isMatching: selection.matching !== undefined,
    /** Whether all that match are selected, and none is unticked. */
    isAll: selection.matching?.except.size === 0,
    toggle: (toggle: Toggle) =>
      setSelection((before) => toggled(listed(before), venues ?? [], toggle)),
    /** Selects listed venues in place of what is selected. */
    select: (items: readonly VenueReviewItem[]) =>
      setSelection({
        ...NO_SELECTION,
        selected: new Map(items.map((item) => [item.folderPath, item])),
      }),
    selectMatching: (matching: Omit<MatchingSelection, 'except'>) =>
      setSelection({ ...NO_SELECTION, matching: { ...matching, except: new Set() } }),
    target: (): DecisionTarget => targetOf(selection),
    deselect: (folderPaths: readonly string[]) =>
      setSelection((before) => without(before, folderPaths)),
    /** Leaves the `total` venues selected that a stopped decision on all that match did not reach. */
    leaveMatching: (total: number) =>
      setSelection((before) =>
        before.matching && total > 0
          ? {
              ...before,
              matching: { ...before.matching, total: total + before.matching.except.size },
            }
          : NO_SELECTION,
      ),
    /** Ends the selection of all that match, after an undo has changed which venues match. */
    endMatching: () => setSelection((before) => (before.matching ? NO_SELECTION : before)),
    clear: () => setSelection(NO_SELECTION),
  };
}

export type VenueSelection = ReturnType<typeof useSelection>;
