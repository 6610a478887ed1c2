import { undoneText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { outcomeOf, type UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { ReviewProblems } from '../useReviewProblem.ts';
import { undoneVenue } from './undoneVenue.ts';
import { useUndoOffer } from './useUndoOffer.ts';

interface ReviewUndoOptions {
  list: VenueList;
  cards: ActiveCard;
  problems: ReviewProblems;
}

/** The undo of the review screen: its notice, the refreshed list, and the card of the undone venue. */
export function useReviewUndo({ list, cards, problems }: ReviewUndoOptions) {
  const { i18n } = useLingui();
  const { show, ...offer } = useUndoOffer({
    onUndone: async (results) => {
      problems.clear();
      showUndone(outcomeOf(results));
      await list.refresh();
      const folderPath = undoneVenue(results);
      if (folderPath !== undefined) cards.activate(folderPath);
    },
    onFailed: (error) => problems.report({ action: 'undo', error }),
  });

  /** Shows what an undo has led to; refused undos are reported too. */
  function showUndone(outcome: UndoOutcome): void {
    const tone = outcome.refused > 0 ? 'critical' : 'neutral';
    show({ text: undoneText(i18n, outcome), activityIds: [], tone });
  }

  return {
    ...offer,
    /** Shows what was done, with the way to undo it. */
    propose: (text: string, activityIds: readonly string[]) =>
      show({ text, activityIds, tone: 'neutral' }),
    showUndone,
  };
}

export type ReviewUndo = ReturnType<typeof useReviewUndo>;
