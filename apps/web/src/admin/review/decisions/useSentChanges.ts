import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import { readSentChanges, type SentChange } from '../../../venue-client/decisions/sentChanges.ts';
import { useMoveVenue } from '../../../venue-client/decisions/useMoveVenue.ts';
import { useSetAside } from '../../../venue-client/set-aside/useSetAside.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { isConflict, type ReviewProblem } from '../useReviewProblem.ts';
import { decidedText, setAsideText } from './doneText.ts';
import type { FailedDecisions } from './useFailedDecisions.ts';

/** Of a change that failed. */
function actionOf({ item, change }: SentChange): ReviewProblem['action'] {
  if ('move' in change) return change.move;
  if (change.note === null) return 'requeue';
  return item.setAside ? 'note' : 'setAside';
}

/**
 * Sends the changes again whose responses were lost when the page was loaded again: the server carries out each once,
 * and its response says by which record it is undone.
 */
export function useSentChanges(
  { propose }: Pick<ReviewUndo, 'propose'>,
  onProblem: (problem: ReviewProblem) => void,
  failures: Pick<FailedDecisions, 'add'>,
): void {
  const { i18n } = useLingui();
  const uid = useAuth().user?.uid ?? '';
  const moveVenue = useMoveVenue();
  const setAside = useSetAside();

  /** Resolves to what to report of it; undefined if nothing was done. */
  async function repeat({ item, change, key }: SentChange) {
    if (!('move' in change)) {
      const { activityIds } = await setAside(item, change.note, key);
      return { text: setAsideText(i18n, item, change.note), activityIds };
    }
    const moved = await moveVenue(item, change.move, change.reason, key);
    const { activityIds = [] } = moved ?? {};
    return moved && { text: decidedText(i18n, item, change.move, moved), activityIds };
  }

  function report(sent: SentChange, error: unknown): void {
    const { item, change } = sent;
    if ('move' in change && !isConflict(error))
      failures.add({ action: change.move, item, reason: change.reason, error });
    else onProblem({ action: actionOf(sent), item, error });
  }

  const repeatAll = useEffectEvent(async () => {
    const done = await Promise.all(
      readSentChanges(uid).map((sent) =>
        repeat(sent).catch((error: unknown) => report(sent, error)),
      ),
    );
    // In the order in which they were sent, so that the last one is undone first.
    for (const each of done)
      if (each && each.activityIds.length > 0) propose(each.text, each.activityIds);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each administrator.
  useEffect(() => void repeatAll(), [uid]);
}
