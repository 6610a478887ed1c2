import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { Decision } from '../decisions/useDecision.ts';
import type { FailedActions } from './FailedActionsProvider.tsx';
import { type FailedAction, isDecision } from './failedAction.ts';

interface RetryOptions {
  cards: Pick<ActiveCard, 'active' | 'activate'>;
  decision: Pick<Decision, 'retry'>;
  failures: Pick<FailedActions, 'add' | 'remove'>;
}

/** Sends what has failed again. */
export function useRetry({ cards, decision, failures }: RetryOptions) {
  const { inFlight, latestVersions } = useVenueContext();

  /** Resolves to whether it was stored. */
  async function repeat(failed: FailedAction): Promise<boolean> {
    try {
      if (isDecision(failed)) await decision.retry(failed);
      else await failed.repeat(failed.item);
      return true;
    } catch (error) {
      failures.add({ ...failed, error, shownInDialog: false });
      return false;
    }
  }

  /**
   * Sends what failed on one venue, one after the other, the decision last. What was meant for the same version as the
   * one before is sent over the version that this has stored.
   */
  async function repeatAll(failed: readonly FailedAction[]): Promise<void> {
    let stored: { from: number; to: number } | undefined;
    for (const one of failed.toSorted((a, b) => Number(isDecision(a)) - Number(isDecision(b)))) {
      const { folderPath, version } = one.item;
      if (inFlight.has(folderPath)) {
        failures.add(one);
        continue;
      }
      const to = stored?.from === version ? stored.to : version;
      if (await repeat({ ...one, item: { ...one.item, version: to } }))
        stored = { from: version, to: latestVersions().get(folderPath)?.version ?? to };
    }
  }

  return (failed: readonly FailedAction[]): void => {
    // The button that has the focus is removed together with the failures.
    cards.activate(cards.active?.folderPath);
    for (const one of failed) failures.remove(one);
    for (const ofVenue of Map.groupBy(failed, ({ item }) => item.folderPath).values())
      void repeatAll(ofVenue);
  };
}
