import { afterOwnChanges } from '../../../venue-client/cache.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { Decision } from '../decisions/useDecision.ts';
import type { Reading } from '../decisions/useReading.ts';
import type { FailedActions } from './FailedActionsProvider.tsx';
import { type FailedAction, isDecision } from './failedAction.ts';

interface RetryOptions {
  cards: Pick<ActiveCard, 'active' | 'activate'>;
  decision: Pick<Decision, 'retry'>;
  failures: Pick<FailedActions, 'add' | 'remove' | 'hold'>;
  reading: Pick<Reading, 'begin'>;
}

/** Sends what has failed again. */
export function useRetry({ cards, decision, failures, reading }: RetryOptions) {
  const { ownChanges } = useVenueContext();

  async function repeat(failed: FailedAction): Promise<void> {
    try {
      if (isDecision(failed)) await decision.retry(failed);
      else await failed.repeat(failed.item);
    } catch (error) {
      failures.add({ ...failed, error, shownInDialog: false });
    }
  }

  /** Sends what failed on one venue, one after the other, the decision last. */
  async function repeatAll(failed: readonly FailedAction[]): Promise<void> {
    for (const one of failed.toSorted((a, b) => Number(isDecision(a)) - Number(isDecision(b)))) {
      await repeat({ ...one, item: afterOwnChanges(ownChanges, one.item) });
    }
  }

  return (failed: readonly FailedAction[]): void => {
    // The button that has the focus is removed together with the failures: a second press meets what it covered.
    cards.activate(cards.active?.folderPath);
    reading.begin();
    for (const one of failed) failures.remove(one);
    for (const ofVenue of Map.groupBy(failed, ({ item }) => item.folderPath).values())
      failures.hold(repeatAll(ofVenue));
  };
}
