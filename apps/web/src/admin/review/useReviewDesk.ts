import type { UndoResult, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useRef } from 'react';
import type { useVenueList } from '../../venues/list.ts';
import { useTwins } from '../../venues/twins.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import type { CardEvent } from './ReviewCard.tsx';
import { useActiveCard } from './useActiveCard.ts';
import { useDecision } from './useDecision.ts';
import { useReviewDialog } from './useReviewDialog.ts';
import { useReviewProblem } from './useReviewProblem.ts';
import { useReviewTexts } from './useReviewTexts.ts';
import { useSelection } from './useSelection.ts';
import { useUndoOffer } from './useUndoOffer.ts';

const NO_PATHS: string[] = [];

/** What the review screen knows beside its list: the active card, the chosen ones, what was done last. */
export function useReviewDesk(list: ReturnType<typeof useVenueList>) {
  const texts = useReviewTexts();
  const { problem, problemText, setProblem } = useReviewProblem();
  const [announcement, announce] = useAnnouncement();
  const cards = useActiveCard(list.venues);
  const selection = useSelection(list.venues);
  const twins = useTwins(list.venues?.map(({ folderPath }) => folderPath) ?? NO_PATHS);
  const dialogs = useReviewDialog();
  const search = useRef<HTMLInputElement>(null);

  const undoing = useUndoOffer({
    onUndone: async (results) => {
      setProblem(undefined);
      tellUndone(results);
      await list.refresh();
      const back = results.map((result) => result.outcome === 'undone' && result.folderPath);
      const [venue, ...others] = new Set(back);
      if (venue && others.length === 0) cards.show(venue);
    },
    onFailed: (error) => setProblem({ action: 'undo', error }),
  });

  /** What became of an undo; what could not be undone is not passed over. */
  function tellUndone(results: readonly UndoResult[]): void {
    const refused = results.some(({ outcome }) => outcome === 'refused');
    const tone = refused ? 'critical' : 'neutral';
    undoing.make({ text: texts.undone(results), activityIds: [], tone });
  }

  /** After a decision: says what happened and what is next, and offers to take it back. */
  function moved(item: VenueReviewItem, move: VenueMove, activityIds: string[]): void {
    const text = texts.moved(item, move);
    undoing.make({ text, activityIds, tone: 'neutral' });
    // The notice says what happened.
    announce(texts.next(cards.after(item)));
    selection.drop([item.folderPath]);
  }

  const decision = useDecision({
    onMoved: (item, move, activityId) => moved(item, move, [activityId]),
    onOvertaken: () => void list.refresh(),
    setProblem,
  });

  function tell(item: VenueReviewItem, event: CardEvent): void {
    setProblem(undefined);
    if (event.type === 'select') selection.toggle(item, event.checked, event.range);
    else if (event.type === 'extra') dialogs.open({ kind: event.extra, item });
    else if (event.type === 'mend') dialogs.open({ kind: 'edit', item, mend: event.mend });
    else if (event.action === 'edit') dialogs.open({ kind: 'edit', item });
    else decision.decide(item, event.action);
  }

  return {
    texts,
    problem,
    problemText,
    setProblem,
    announcement,
    announce,
    cards,
    selection,
    twins,
    dialogs,
    search,
    undoing,
    decision,
    tell,
    tellUndone,
    discarded: (item: VenueReviewItem, activityIds: string[]) =>
      moved(item, 'discard', activityIds),
  };
}

export type ReviewDesk = ReturnType<typeof useReviewDesk>;
