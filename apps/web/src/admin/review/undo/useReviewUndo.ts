import type { VenueReviewItem } from '@campetto/contract';
import { nothingToUndo, undoneActionText, undoneText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  notBeingUndone,
  UNDONE_AT_ONCE_MAX,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';
import type { UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { UndoAttempt } from '../../shell/runs/RunsProvider.tsx';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { ReviewProblems } from '../useReviewProblem.ts';
import type { FailedUndo } from './useFailedUndo.ts';
import { useLaterPress } from './useLaterPress.ts';
import { useNotice } from './useNotice.ts';
import { useSendUndo } from './useSendUndo.ts';
import { useUndoQueue } from './useUndoQueue.ts';

interface ReviewUndoOptions {
  list: VenueList;
  cards: ActiveCard;
  problems: ReviewProblems;
  /** Keeps what fails, also after the screen was left. */
  failedUndo: FailedUndo;
  announce: (message: string) => void;
  /** The batches whose undo is under way. */
  undoing: ReadonlySet<string>;
  onBatchUndone: () => void;
  /** An undo has ended after the screen was left; one of single records that failed is kept by `failedUndo`. */
  onUndoneLater: (attempt: UndoAttempt) => void;
  /** Lets the browser and a log-out ask until `work`, which goes on after the screen was left, is settled. */
  hold: (work: Promise<void>) => void;
}

/**
 * The undo of the review screen: each undoes the last action of this session that is not undone yet, a batch as a
 * whole, a large one after a confirmation. An undo that failed can be tried again, whatever is decided meanwhile.
 */
export function useReviewUndo({
  list,
  cards,
  problems,
  failedUndo,
  announce,
  undoing,
  onBatchUndone,
  onUndoneLater,
  hold,
}: ReviewUndoOptions) {
  const { i18n } = useLingui();
  const { setActions, inFlight, sent, undosInFlight, ...context } = useVenueContext();
  const actions = notBeingUndone(context.actions, undoing);
  const last = actions.at(-1);
  const { show, reportDone, dismissOlder, ...notices } = useNotice(problems);
  /** The batch whose undo is to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<UndoableAction>();
  const undos = useSendUndo({
    problems,
    onUndone: showUndone,
    onFailed: showFailed,
    onUndoneLater,
    takeBlocked: (by) => queue.takeBlocked(by),
    takeRest: () => queue.takeRest(),
    hold,
  });
  const { pending, progress, underWay } = undos;
  const queue = useUndoQueue({
    actions,
    underWay,
    pending: pending || unconfirmed !== undefined,
    undo: requestUndo,
  });
  const laterPress = useLaterPress();

  /** Shows what an undo has led to; refused undos are reported too. */
  const showOutcome = (text: string, { refused }: UndoOutcome) =>
    show({ text, tone: refused > 0 ? 'critical' : 'neutral', isLast: false });

  /** The text of a batch counts all its venues: of one that its undo stopped, the outcome counts the decided ones. */
  const textOf = ({ text, count = 1 }: UndoableAction, outcome: UndoOutcome) =>
    outcome.undone < count && outcome.refused === 0
      ? undoneText(i18n, outcome)
      : undoneActionText(i18n, text, outcome);

  function requestUndo(action: UndoableAction | undefined): void {
    if ((action?.count ?? 0) > UNDONE_AT_ONCE_MAX) {
      setUnconfirmed(action);
    } else if (action) {
      void undos.send([action]);
    } else {
      problems.clear();
      notices.notify(nothingToUndo(i18n));
    }
  }

  function showUndone(action: UndoableAction, outcome: UndoOutcome): void {
    problems.clear();
    if (action.isBatch) onBatchUndone();
    // Removes the announcement of the next venue, which the undo may change.
    announce('');
    showOutcome(textOf(action, outcome), outcome);
    void refresh(outcome.undone > 0 ? action.at : undefined);
  }

  function showFailed(action: UndoableAction, error: unknown): void {
    failedUndo.report(action, error);
    dismissOlder();
  }

  async function refresh(folderPath: string | undefined): Promise<void> {
    await list.refresh();
    if (folderPath !== undefined && !laterPress.happened.current) cards.bringBack(folderPath);
  }

  return {
    ...notices,
    pending,
    confirmation: {
      batch: unconfirmed,
      pending,
      progress,
      onConfirm: () => {
        if (unconfirmed) void undos.send([unconfirmed]).then(() => setUnconfirmed(undefined));
      },
      onCancel: () => {
        setUnconfirmed(undefined);
        queue.clear();
      },
    },
    /** Whether there is an action to undo. */
    isPossible: last !== undefined,
    /** The undos that failed, until they are tried again with success or dismissed. */
    failed: failedUndo.failed,
    dismissFailed: failedUndo.dismiss,
    undo: () => {
      laterPress.reset();
      queue.add();
    },
    /** Undoes what the notice names, also while a later decision is on its way, which `undo` would wait for. */
    undoNamed: () => {
      laterPress.reset();
      const isNamed = notices.notice?.isLast === true;
      // Its undo was requested in a dialog, and is in flight.
      if (isNamed && last?.ids.some((id) => undosInFlight.has(id))) return;
      if (isNamed && inFlight.size > 0 && !pending) requestUndo(last);
      else queue.add();
    },
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
    showUndone: (outcome: UndoOutcome) => showOutcome(undoneText(i18n, outcome), outcome),
  };
}

export type ReviewUndo = ReturnType<typeof useReviewUndo>;
