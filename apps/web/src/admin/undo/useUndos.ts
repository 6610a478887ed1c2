import { notUndoneText } from '@campetto/messages/admin/undo';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  hasSameRecord,
  isUndoneAtOnce,
  notBeingUndone,
  type UndoableAction,
} from '../../venue-client/decisions/undoableActions.ts';
import type { UndoOutcome } from '../../venue-client/decisions/undoOutcome.ts';
import { useVenueContext } from '../../venue-client/VenueProvider.tsx';
import type { FailedUndo } from '../review/undo/useFailedUndo.ts';
import { useUnfinishedWork } from '../unfinishedWork.ts';
import { type UndoReport, undoReport } from './undoReport.ts';
import { findTarget, type UndoTarget } from './undoTarget.ts';
import { useSendUndo } from './useSendUndo.ts';
import { useUndoQueue } from './useUndoQueue.ts';

/** The screen that shows what undos have led to, while it is shown. */
export interface UndoScreen {
  onUndone: (action: UndoableAction, outcome: UndoOutcome) => void;
  onFailed: (action: UndoableAction) => void;
}

interface UndosOptions {
  /** The batches whose undo is under way. */
  undoing: ReadonlySet<string>;
  /** Keeps what fails. */
  failedUndo: Pick<FailedUndo, 'report'>;
  /** An undo has ended while its screen was not shown. */
  onReport: (report: UndoReport) => void;
}

/**
 * The undos of this window. Each requested one undoes the last action that is not undone yet, a batch as a whole, a
 * large one after a confirmation. They are carried out one after the other, also after the screen was left; one of an
 * action in flight waits for it, and undoes nothing if that fails.
 */
export function useUndos({ undoing, failedUndo, onReport }: UndosOptions) {
  const { i18n } = useLingui();
  const { inFlight, pending: changing, ...context } = useVenueContext();
  const actions = notBeingUndone(context.actions, undoing);
  const last = actions.at(-1);
  const screen = useRef<UndoScreen>(undefined);
  /** The batch whose undo is to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<UndoableAction>();
  /** How many keys may be a request, or a part of a typed text. */
  const [undecidedKeys, setUndecidedKeys] = useState(0);
  const underWay = useRef<readonly UndoableAction[]>([]);
  const queue = useUndoQueue({ actions, underWay });
  const { pending, progress, send, sendOne } = useSendUndo({
    underWay,
    takeBlocked: queue.takeBlocked,
    onUndone: (action, outcome) => {
      if (screen.current) screen.current.onUndone(action, outcome);
      else onReport(undoReport(i18n, outcome, action));
    },
    onFailed: (action, error) => {
      failedUndo.report(action, error);
      screen.current?.onFailed(action);
    },
  });
  useLayoutEffect(() => {
    if (!pending) underWay.current = [];
  });
  useUnfinishedWork('undo', queue.next !== undefined || undecidedKeys > 0);

  function begin(action: UndoableAction): void {
    if (isUndoneAtOnce(action.count ?? 0)) void send([action]);
    else if (screen.current) setUnconfirmed(action);
    else giveUp(action);
  }

  /** Nobody can confirm it once the screen is left, and what comes after it was done before it. */
  function giveUp(batch: UndoableAction): void {
    const texts = [batch, ...queue.takeAll()].map(({ text }) => text);
    onReport({ text: notUndoneText(i18n, texts), tone: 'warning' });
  }

  const beginNext = useEffectEvent((target: UndoTarget): void => {
    // An action that was sent in the same moment is not rendered as pending yet.
    if ('venue' in target && inFlight.has(target.venue)) return;
    queue.shift();
    const action = findTarget(target, actions);
    if (action) begin(action);
  });
  const isBusy = pending || unconfirmed !== undefined;
  const { next } = queue;
  useEffect(() => {
    const isWaiting = isBusy || !next || ('venue' in next && changing.has(next.venue));
    if (!isWaiting) beginNext(next);
  }, [next, isBusy, changing]);

  return {
    /** Set by the screen that shows the results, see {@link useUndoScreen}. */
    screen,
    pending,
    /** How far the undos of batches are that this window carries out, by the ids of the batches. */
    progress,
    /** Whether an undo is under way or waits for its turn. */
    isRequested: pending || queue.next !== undefined,
    /** The action that the next request undoes; undefined if there is none. */
    last,
    confirmation: {
      batch: unconfirmed,
      pending,
      progress: unconfirmed && progress.get(unconfirmed.ids.join()),
      onConfirm: () => {
        if (unconfirmed) void send([unconfirmed]).then(() => setUnconfirmed(undefined));
      },
      /** Once it is under way, it only leaves the dialog. */
      onCancel: () => {
        setUnconfirmed(undefined);
        if (!pending) queue.takeAll();
      },
    },
    /** The screen was left. */
    leave: () => {
      if (!unconfirmed || pending) return;
      setUnconfirmed(undefined);
      giveUp(unconfirmed);
    },
    /** Undoes the last action, or the one in flight; returns whether there is any. */
    request: queue.add,
    /** The browser asks before the window is closed, until it is known whether a key is a request. */
    untilDecided: async (isRequest: Promise<boolean>): Promise<boolean> => {
      setUndecidedKeys((count) => count + 1);
      return isRequest.finally(() => setUndecidedKeys((count) => count - 1));
    },
    /** Undoes the last action at once, also while a later one is in flight; returns whether there is any. */
    requestDone: (): boolean => {
      // Its undo was requested in a dialog, and is in flight.
      if (last && underWay.current.some((action) => hasSameRecord(action, last))) return true;
      if (!last || inFlight.size === 0 || pending) return queue.add();
      begin(last);
      return true;
    },
    /** Undoes these actions, the latest first. */
    send,
    sendOne,
  };
}

export type Undos = ReturnType<typeof useUndos>;

/** Shows what undos lead to while the component is mounted. */
export function useUndoScreen({ screen, leave }: Undos, shown: UndoScreen): void {
  useLayoutEffect(() => {
    screen.current = shown;
  });
  const onLeave = useEffectEvent(() => {
    screen.current = undefined;
    leave();
  });
  useLayoutEffect(() => () => onLeave(), []);
}
