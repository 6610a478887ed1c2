import type { ActiveCard } from '../card/useActiveCard.ts';
import type { Decision } from '../decisions/useDecision.ts';
import type { FailedActions } from './FailedActionsProvider.tsx';
import { type FailedAction, type FailedChange, isDecision } from './failedAction.ts';

interface RetryOptions {
  cards: Pick<ActiveCard, 'active' | 'activate'>;
  decision: Pick<Decision, 'retry'>;
  failures: Pick<FailedActions, 'add' | 'remove'>;
}

/** Sends what has failed again. */
export function useRetry({ cards, decision, failures }: RetryOptions) {
  async function repeat(failed: FailedChange): Promise<void> {
    failures.remove(failed);
    try {
      await failed.repeat();
    } catch (error) {
      failures.add({ ...failed, error, shownInDialog: false });
    }
  }
  return (failed: readonly FailedAction[]): void => {
    // The button that has the focus is removed together with the failures.
    cards.activate(cards.active?.folderPath);
    for (const one of failed) if (!isDecision(one)) void repeat(one);
    decision.retry(failed.filter(isDecision));
  };
}
