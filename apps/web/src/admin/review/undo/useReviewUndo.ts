import type { UndoProgress } from '@campetto/contract';
import {
  nothingToUndo,
  undoFailedText,
  undoneActionText,
  undoneText,
} from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  UNDONE_AT_ONCE_MAX,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';
import { outcomeOf, type UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../../venue-client/decisions/useUndo.ts';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { UndoAttempt } from '../../shell/runs/RunsProvider.tsx';
import { useIsLeft } from '../../useIsLeft.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { ReviewProblems } from '../useReviewProblem.ts';
import { undoneVenue } from './undoneVenue.ts';
import { useFailedUndo } from './useFailedUndo.ts';
import { useIgnoredPresses } from './useIgnoredPresses.ts';
import { useLaterPress } from './useLaterPress.ts';

interface ReviewUndoOptions {
  list: VenueList;
  cards: ActiveCard;
  problems: ReviewProblems;
  announce: (message: string) => void;
  /** The batches whose undo is under way. */
  undoing: ReadonlySet<string>;
  onBatchUndone: () => void;
  /** The undo of a batch has ended after the screen was left. */
  onUndoneLater: (attempt: UndoAttempt) => void;
}

interface Notice {
  text: string;
  tone: 'neutral' | 'critical';
  /** Whether the text is about the action that the next undo would undo, and not about a later one. */
  isLast: boolean;
}

/**
 * The undo of the review screen: each undoes the last action of this session that is not undone yet, a batch as a
 * whole, a large one after a confirmation. A notice reports what was done or undone, until another one replaces it; an
 * undo that failed can be tried again, whatever is decided meanwhile.
 */
export function useReviewUndo({
  list,
  cards,
  problems,
  announce,
  undoing,
  ...on
}: ReviewUndoOptions) {
  const { i18n } = useLingui();
  const { setActions, pending: changing, inFlight, ...context } = useVenueContext();
  const actions = context.actions.filter(({ ids }) => !ids.some((id) => undoing.has(id)));
  const undoRecords = useUndo();
  const undoBatches = useUndoBatches();
  // `turn` grows with each notice, so that a repeated text is announced again.
  const [notice, setNotice] = useState<Notice & { turn: number }>();
  const [pending, setPending] = useState(false);
  /** The batch whose undo is to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<UndoableAction>();
  const [progress, setProgress] = useState<UndoProgress>();
  /** Undos that were requested while another one was pending. */
  const [queued, setQueued] = useState(0);
  /** How many actions there were when an undo was requested while a decision was on its way. */
  const countAtPress = useRef<number>(undefined);
  const laterPress = useLaterPress();
  const ignored = useIgnoredPresses();
  const failedUndo = useFailedUndo(actions);
  const isLeft = useIsLeft();
  const last = actions.at(-1);

  // What failed is newer than the notice, which would come back with the end of the failure.
  const { problem } = problems;
  useEffect(() => {
    if (problem) setNotice(undefined);
  }, [problem]);

  const show = (next: Notice) => setNotice((shown) => ({ ...next, turn: (shown?.turn ?? 0) + 1 }));

  /** Shows what an undo has led to; refused undos are reported too. */
  const showOutcome = (text: string, { refused }: UndoOutcome) =>
    show({ text, tone: refused > 0 ? 'critical' : 'neutral', isLast: false });

  /** A batch that was stopped by its undo had decided on fewer venues than its text has. */
  const textOf = ({ text, count = 1 }: UndoableAction, outcome: UndoOutcome) =>
    outcome.undone < count && outcome.refused === 0
      ? undoneText(i18n, outcome)
      : undoneActionText(i18n, text, outcome);

  async function undoActions(chosen: readonly UndoableAction[]): Promise<void> {
    setPending(true);
    for (const action of chosen) await undoAction(action);
    setPending(false);
  }

  async function undoAction(action: UndoableAction): Promise<void> {
    try {
      const results = action.isBatch ? [] : await undoRecords(action.ids);
      const outcome = action.isBatch
        ? await undoBatches(action.ids, setProgress)
        : outcomeOf(results);
      if (isLeft.current && action.isBatch) return on.onUndoneLater(outcome);
      problems.clear();
      if (action.isBatch) on.onBatchUndone();
      // Which venue is next after the action is no longer true.
      announce('');
      showOutcome(textOf(action, outcome), outcome);
      void refresh(action.at ?? undoneVenue(results));
    } catch (error) {
      if (isLeft.current && action.isBatch) {
        const failure = problems.textOf({ action: 'undo', error });
        return on.onUndoneLater({ failure: undoFailedText(i18n, [action.text], failure) });
      }
      failedUndo.report(action, error);
      // The failure is newer than the notice, unless something has been done since the undo was requested.
      setNotice((shown) => (shown !== notice && shown?.isLast ? shown : undefined));
      setQueued(0);
    } finally {
      setProgress(undefined);
      setUnconfirmed(undefined);
    }
  }
  const undoLast = useEffectEvent((): void => {
    if ((last?.count ?? 0) > UNDONE_AT_ONCE_MAX) {
      setUnconfirmed(last);
      setQueued(0);
      return;
    }
    if (last) {
      void undoActions([last]);
      return;
    }
    problems.clear();
    show({ text: nothingToUndo(i18n), tone: 'neutral', isLast: false });
  });
  const undoNext = useEffectEvent((): void => {
    const failed = countAtPress.current !== undefined && actions.length <= countAtPress.current;
    countAtPress.current = undefined;
    // The decision that was meant has failed: the one before it stays.
    setQueued(failed ? 0 : queued - 1);
    if (!failed) undoLast();
  });
  const settled = changing.size === 0;
  useEffect(() => {
    if (queued > 0 && !pending && settled) undoNext();
  }, [queued, pending, settled]);

  async function refresh(folderPath: string | undefined): Promise<void> {
    await list.refresh();
    if (folderPath !== undefined && !laterPress.happened.current) cards.bringBack(folderPath);
  }

  return {
    notice,
    pending,
    confirmation: {
      batch: unconfirmed,
      pending,
      progress,
      onConfirm: () => unconfirmed && void undoActions([unconfirmed]),
      onCancel: () => setUnconfirmed(undefined),
    },
    /** Whether there is an action to undo. */
    isPossible: last !== undefined,
    /** The undos that failed, until they are tried again with success or dismissed. */
    failed: failedUndo.failed,
    undo: () => {
      laterPress.reset();
      if (inFlight.size > 0) countAtPress.current ??= actions.length;
      setQueued((count) => count + 1);
    },
    /** Undoes the actions whose undo failed, the latest first, also if others were done after them. */
    retry: () => {
      laterPress.reset();
      void undoActions(failedUndo.failed?.actions.toReversed() ?? []);
    },
    dismiss: () => setNotice(undefined),
    dismissFailed: failedUndo.dismiss,
    /** Shows a text about no action that could be undone. */
    notify: (text: string) => show({ text, tone: 'neutral', isLast: false }),
    /**
     * Shows what was done, and registers it for a later undo by these records, which leads back to the venue `at`.
     * Without records nothing was changed, and only the text is shown.
     */
    offerUndo: (text: string, ids: readonly string[], { at }: Pick<UndoableAction, 'at'> = {}) => {
      const isKnown = (action: UndoableAction) => action.ids.join() === ids.join();
      if (ids.length > 0)
        setActions((earlier) =>
          earlier.some(isKnown) ? earlier : [...earlier, { text, ids, isBatch: false, at }],
        );
      const isDone = ids.length > 0;
      show({ text: isDone ? ignored.addTo(text) : text, tone: 'neutral', isLast: isDone });
    },
    /** Shows what was done as the last action, which is registered already. */
    report: (text: string) => show({ text, tone: 'neutral', isLast: true }),
    /** Shows why a key or a click that came too soon did nothing, or still what was done just before. */
    reportIgnored: (text: string) => {
      const done = ignored.record();
      setNotice((shown) => {
        const isLast = shown?.isLast === true && done !== undefined;
        const turn = (shown?.turn ?? 0) + 1;
        return { text: isLast ? done : text, tone: 'neutral', isLast, turn };
      });
    },
    /** Shows why a key that came too late did nothing; what it came after is still the last action. */
    reportLate: (text: string) => show({ text, tone: 'neutral', isLast: notice?.isLast === true }),
    /** Shows what an undo in a dialog has led to. */
    showUndone: (outcome: UndoOutcome) => showOutcome(undoneText(i18n, outcome), outcome),
  };
}

export type ReviewUndo = ReturnType<typeof useReviewUndo>;
