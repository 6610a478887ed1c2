import type { DiscardReason, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useRef, useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import {
  type DecisionReason,
  type MovedVenue,
  useMoveVenue,
} from '../../../venue-client/decisions/useMoveVenue.ts';
import { hasLeftList, isConflict, type ReviewProblem } from '../useReviewProblem.ts';
import { type ConfirmableMove, needsConfirmation, setConfirmation } from './confirmation.ts';
import { removeDiscardDraft } from './useDiscardReason.ts';

/**
 * Whether it is always asked about: nobody has decided which of the duplicates stays, or somebody has set the
 * venue aside.
 */
export const isDoubtful = (
  move: VenueMove,
  { setAside }: VenueReviewItem,
  duplicates: number,
): boolean => move === 'approve' && (duplicates > 0 || setAside !== null);

/** Milliseconds after a decision, or a dialog, in which a second click of a double click may still come. */
const DOUBLE_CLICK = 300;

/** A move that waits for its confirmation. */
export interface UnconfirmedDecision {
  item: VenueReviewItem;
  move: ConfirmableMove;
  /** How many possible duplicates of the venue are not decided. */
  duplicates: number;
  /** The reason that is chosen already. */
  reason?: DiscardReason | undefined;
}

interface DecisionOptions {
  /** Whether the key that decides stays alone; false where it begins a typed text. */
  isAlone: () => Promise<boolean>;
  /** The key of a decision was part of a text: nothing is decided. */
  onTyped: (item: VenueReviewItem) => void;
  /** How many possible duplicates of a venue are not decided. */
  duplicatesOf: (item: VenueReviewItem) => number;
  onMoved: (item: VenueReviewItem, move: VenueMove, moved: MovedVenue) => void;
  /** Another action changed the venue first: the list is out of date, which the venue may have left. */
  onConflict: (item: VenueReviewItem, hasLeft: boolean) => void;
  /** A decision without a confirmation failed: its venue is still to be decided. */
  onFailed: (item: VenueReviewItem) => void;
  onProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * Approves and discards after a confirmation, unless it is switched off for this session, which does not approve
 * a venue with possible duplicates; restores at once (spec §4). On a failure the dialog stays open, unless the
 * venue has moved meanwhile and there is nothing left to confirm.
 */
export function useDecision(options: DecisionOptions) {
  const { onMoved, onConflict, onProblem } = options;
  const uid = useAuth().user?.uid ?? '';
  const moveVenue = useMoveVenue();
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedDecision>();
  const [pending, setPending] = useState(false);
  const settledAt = useRef(Number.NEGATIVE_INFINITY);
  const settle = () => {
    settledAt.current = performance.now();
  };
  /** The versions that were decided on, which the list shows for a moment longer. */
  const decided = useRef(new Map<string, number>());

  const asks = (item: VenueReviewItem, action: VenueMove): boolean =>
    action !== 'restore' &&
    (needsConfirmation(action) || isDoubtful(action, item, options.duplicatesOf(item)));

  async function submit(
    item: VenueReviewItem,
    action: VenueMove,
    reason?: DecisionReason,
  ): Promise<void> {
    if (decided.current.get(item.folderPath) === item.version) return setUnconfirmed(undefined);
    setPending(true);
    onProblem(undefined);
    try {
      const moved = await moveVenue(item, action, reason);
      removeDiscardDraft(uid, item.folderPath);
      setUnconfirmed(undefined);
      if (moved === undefined) return;
      decided.current.set(item.folderPath, item.version);
      onMoved(item, action, moved);
    } catch (error) {
      const conflict = isConflict(error);
      const shownInDialog = unconfirmed !== undefined && !conflict;
      onProblem({ action, item, error, shownInDialog });
      if (!conflict && unconfirmed === undefined) options.onFailed(item);
      if (!conflict) return;
      setUnconfirmed(undefined);
      onConflict(item, hasLeftList(item, error));
    } finally {
      settle();
      setPending(false);
    }
  }

  /** By a key only if it stays alone. */
  async function submitAlone(...decision: Parameters<typeof submit>): Promise<void> {
    if (await options.isAlone()) await submit(...decision);
    else options.onTyped(decision[0]);
  }

  return {
    unconfirmed,
    pending,
    decide: (item: VenueReviewItem, move: VenueMove): void => {
      onProblem(undefined);
      if (move !== 'restore' && asks(item, move))
        setUnconfirmed({ item, move, duplicates: options.duplicatesOf(item) });
      else void submitAlone(item, move);
    },
    /** Without a confirmation. */
    decideAtOnce: (item: VenueReviewItem, move: VenueMove, reason?: DecisionReason): void => {
      void submitAlone(item, move, reason);
    },
    /** Asks for the confirmation even where it is switched off, with this reason chosen. */
    ask: (item: VenueReviewItem, move: ConfirmableMove, reason: DiscardReason): void => {
      onProblem(undefined);
      setUnconfirmed({ item, move, reason, duplicates: options.duplicatesOf(item) });
    },
    /** `remember` switches the confirmation off for this session. */
    confirm: async (reason: DecisionReason, remember: boolean): Promise<void> => {
      if (!unconfirmed) return;
      if (remember) setConfirmation(unconfirmed.move, false);
      await submit(unconfirmed.item, unconfirmed.move, reason);
    },
    cancel: () => {
      settle();
      setUnconfirmed(undefined);
    },
    /** Whether a click that decides at once may have been meant for what was in its place before. */
    isDoubleClick: (item: VenueReviewItem, action: VenueMove): boolean =>
      !asks(item, action) && performance.now() - settledAt.current < DOUBLE_CLICK,
  };
}

export type Decision = ReturnType<typeof useDecision>;
