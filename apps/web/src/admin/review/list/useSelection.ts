import type { VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import type { DecisionTarget } from '../../../venue-client/decisions/decisionTarget.ts';
import {
  isSelected,
  type MatchingSelection,
  NO_SELECTION,
  selectedCount,
  type Toggle,
  targetOf,
  toggled,
  without,
} from './selection.ts';

const NO_VENUES: readonly VenueReviewItem[] = [];

/** The venues selected for one decision: those on the screen, or all that match the filters. */
export function useSelection(venues: readonly VenueReviewItem[] = NO_VENUES) {
  const [selection, setSelection] = useState(NO_SELECTION);
  return {
    count: selectedCount(selection),
    isSelected: (folderPath: string): boolean => isSelected(selection, folderPath),
    /** Whether all that match are selected, but for unticked ones. */
    isMatching: selection.matching !== undefined,
    toggle: (toggle: Toggle) => setSelection((before) => toggled(before, venues, toggle)),
    selectMatching: (matching: Omit<MatchingSelection, 'except'>) =>
      setSelection({ ...NO_SELECTION, matching: { ...matching, except: new Set() } }),
    /** As the list shows them now: a venue that changed meanwhile is decided on as it has become. */
    target: (): DecisionTarget => targetOf(selection, venues),
    deselect: (folderPaths: readonly string[]) =>
      setSelection((before) => without(before, folderPaths)),
    /** Leaves so many of all that match selected: those that a stopped decision did not reach. */
    leaveMatching: (total: number) =>
      setSelection((before) =>
        before.matching && total > 0
          ? {
              ...before,
              matching: { ...before.matching, total: total + before.matching.except.size },
            }
          : NO_SELECTION,
      ),
    clear: () => setSelection(NO_SELECTION),
  };
}

export type VenueSelection = ReturnType<typeof useSelection>;
