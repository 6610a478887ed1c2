import type { UndoProgress } from '@campetto/contract';
import { undoFailedText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  mayShareVenue,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';
import { outcomeOf, type UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../../venue-client/decisions/useUndo.ts';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { UndoAttempt } from '../../shell/runs/RunsProvider.tsx';
import { useIsLeft } from '../../useIsLeft.ts';
import type { ReviewProblems } from '../useReviewProblem.ts';

interface SendUndoOptions {
  problems: Pick<ReviewProblems, 'textOf'>;
  onUndone: (action: UndoableAction, outcome: UndoOutcome) => void;
  onFailed: (action: UndoableAction, error: unknown) => void;
  /** An undo has ended after the screen was left, unless it is one of single records that failed. */
  onUndoneLater: (attempt: UndoAttempt) => void;
  /** Removes and returns the actions whose undo was requested, but cannot come before that of this one. */
  takeBlocked: (by: UndoableAction) => readonly UndoableAction[];
  /** The same of those that no render sends any more, because the screen was left. */
  takeRest: () => readonly UndoableAction[];
  /** Lets the browser and a log-out ask until `work` is settled. */
  hold: (work: Promise<void>) => void;
}

/**
 * Sends undos one after the other, the latest first, each of a batch or of the records of a single action. Where one
 * fails, the earlier actions on its venues are not sent: the server would refuse them for good.
 */
export function useSendUndo({ problems, takeBlocked, takeRest, hold, ...on }: SendUndoOptions) {
  const { i18n } = useLingui();
  const { undosInFlight } = useVenueContext();
  const undoRecords = useUndo();
  const undoBatches = useUndoBatches();
  const isLeft = useIsLeft();
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<UndoProgress>();
  const underWay = useRef<readonly UndoableAction[]>([]);
  const isSending = useRef(false);

  async function sendOne(action: UndoableAction): Promise<void> {
    const outcome = action.isBatch
      ? await undoBatches(action.ids, setProgress)
      : outcomeOf(await undoRecords(action.ids));
    if (isLeft.current) on.onUndoneLater(outcome);
    else on.onUndone(action, outcome);
  }

  function report(action: UndoableAction, error: unknown): void {
    if (isLeft.current && action.isBatch) {
      const failure = problems.textOf({ action: 'undo', error });
      on.onUndoneLater({ failure: undoFailedText(i18n, [action.text], failure) });
    } else on.onFailed(action, error);
  }

  async function send(chosen: readonly UndoableAction[]): Promise<void> {
    setPending(true);
    isSending.current = true;
    underWay.current = chosen;
    for (const id of chosen.flatMap(({ ids }) => ids)) undosInFlight.add(id);
    const failed: { action: UndoableAction; error: unknown }[] = [];
    for (const action of chosen) {
      const later = failed.find((one) => mayShareVenue(one.action, action));
      try {
        if (later) throw later.error;
        await sendOne(action);
      } catch (error) {
        failed.push({ action, error });
        for (const one of [...takeBlocked(action), action]) report(one, error);
      } finally {
        setProgress(undefined);
        for (const id of action.ids) undosInFlight.delete(id);
      }
    }
    setPending(false);
    isSending.current = false;
    if (isLeft.current) sendRest();
  }

  function sendRest(): void {
    const rest = takeRest();
    if (rest.length > 0) hold(send(rest));
  }

  const onLeft = useEffectEvent(() => {
    if (!isSending.current) sendRest();
  });
  useEffect(() => () => onLeft(), []);

  return {
    pending,
    /** Of the batch that is being undone. */
    progress,
    underWay,
    send,
  };
}
