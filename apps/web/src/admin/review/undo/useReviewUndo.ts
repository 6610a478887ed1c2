import type { VenueReviewItem } from '@campetto/contract';
import { nothingToUndo, undoLabels } from '@campetto/messages/admin/undo';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  hasSameRecord,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';
import type { UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { type UndoReport, undoReport } from '../../undo/undoReport.ts';
import { type Undos, useUndoScreen } from '../../undo/useUndos.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { LastFailure } from '../useReviewFailure.ts';
import type { FailedUndo } from './useFailedUndo.ts';
import { useLaterPress } from './useLaterPress.ts';
import { useNotice } from './useNotice.ts';

interface ReviewUndoOptions {
  undos: Undos;
  list: VenueList;
  cards: ActiveCard;
  lastFailure: LastFailure;
  failedUndo: FailedUndo;
  announce: (message: string) => void;
  onBatchUndone: () => void;
}

/** The undo as the review screen shows it. One that failed can be tried again, whatever is decided meanwhile. */
export function useReviewUndo({
  undos,
  list,
  cards,
  lastFailure,
  failedUndo,
  announce,
  onBatchUndone,
}: ReviewUndoOptions) {
  const { i18n } = useLingui();
  const { actions, setActions, sent } = useVenueContext();
  const { show, reportDone, dismissFor, outdate, ...notices } = useNotice(lastFailure);
  const laterPress = useLaterPress();
  useUndoScreen(undos, {
    onUndone: showUndone,
    onFailed: (action) => dismissFor(undos.last !== undefined && hasSameRecord(undos.last, action)),
  });

  // Another screen or dialog may have undone the action that the notice names.
  const { last } = undos;
  const lastBefore = useRef(last);
  const onLastChange = useEffectEvent(() => {
    const before = lastBefore.current;
    lastBefore.current = last;
    if (before && !actions.some((action) => hasSameRecord(action, before))) outdate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it compares the actions before and after.
  useEffect(() => onLastChange(), [last]);

  /** Shows what an undo has led to, also if it was refused. */
  const showReport = ({ text, tone }: UndoReport) =>
    show({ text, tone: tone === 'positive' ? 'neutral' : 'critical', isLast: false });

  function showUndone(action: UndoableAction, outcome: UndoOutcome): void {
    lastFailure.clear();
    if (action.isBatch) onBatchUndone();
    // Removes the announcement of the next venue, which the undo may change.
    announce('');
    showReport(undoReport(i18n, outcome, action));
    void refresh(outcome.undone > 0 ? action.at : undefined);
  }

  async function refresh(folderPath: string | undefined): Promise<void> {
    await list.refresh();
    if (folderPath !== undefined && !laterPress.happened.current) cards.bringBack(folderPath);
  }

  function request(send: () => boolean): void {
    laterPress.reset();
    if (send()) return;
    lastFailure.clear();
    if (undos.isRequested) notices.notify(undoLabels(i18n).undoingAll, { isAllRequested: true });
    else notices.notify(nothingToUndo(i18n));
  }

  return {
    ...notices,
    pending: undos.pending,
    confirmation: undos.confirmation,
    /** The text of the last action, if the notice is about it and it changed this venue. */
    doneOn: ({ folderPath }: Pick<VenueReviewItem, 'folderPath'>) =>
      notices.notice?.isLast && last?.at === folderPath ? last.text : undefined,
    /** Whether there is an action to undo. */
    isPossible: undos.last !== undefined,
    /** The undos that failed, until they are tried again with success or dismissed. */
    failed: failedUndo.failed,
    dismissFailed: failedUndo.dismiss,
    undo: () => request(undos.request),
    untilDecided: undos.untilDecided,
    /** Undoes what the notice names, also while a later decision is on its way, which `undo` would wait for. */
    undoNamed: () => request(notices.notice?.isLast ? undos.requestDone : undos.request),
    /** Undoes the actions whose undo failed, the latest first, also if others were done after them. */
    retry: () => {
      laterPress.reset();
      void undos.send(failedUndo.failed?.actions.toReversed() ?? []);
    },
    /**
     * Shows what was done, and registers it for a later undo by its activity ids, which activates the venue again.
     * Without ids nothing was changed, and only the text is shown. `venues` are the folder paths of the venues that the
     * action has changed, if not only that one.
     */
    offerUndo: (
      text: string,
      activityIds: readonly string[],
      { folderPath: at }: Pick<VenueReviewItem, 'folderPath'>,
      venues?: readonly string[],
    ) => {
      if (activityIds.length === 0) return notices.notify(text);
      const order = sent.get(venues?.[0] ?? at);
      const action: UndoableAction = { text, ids: activityIds, isBatch: false, at, venues, order };
      const isKnown = ({ ids }: UndoableAction) => ids.join() === activityIds.join();
      setActions((earlier) => (earlier.some(isKnown) ? earlier : [...earlier, action]));
      reportDone(text);
    },
    /** Shows what an undo in a dialog has led to. */
    showUndone: showReport,
  };
}

export type ReviewUndo = ReturnType<typeof useReviewUndo>;
