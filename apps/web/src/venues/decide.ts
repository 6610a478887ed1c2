import {
  CALLS,
  type DecisionResult,
  decisionsAnswerSchema,
  type VenueMove,
  type VenueReviewItem,
} from '@campetto/contract';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ACTIVITY_KEY } from './activity.ts';
import { COUNTS_KEY } from './counts.ts';
import { learn } from './latest.ts';
import type { Why } from './move.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** How many go in one call: few enough that Stop is felt at once. */
const CHUNK = 20;

/** A decision on many venues under way, or over. */
export interface DecisionRun {
  move: VenueMove;
  total: number;
  results: DecisionResult[];
  state: 'running' | 'stopping' | 'over';
  /** Why it ended before its end, where the server or the line failed. */
  error: unknown;
}

type Seen = Pick<VenueReviewItem, 'folderPath' | 'version'>;

/**
 * Decides on many venues, some at a time, each as it was seen. Stop ends it after the call under
 * way; what is done stays done, and is told in `results`.
 */
export function useDecideMany() {
  const { call, setLatest } = useVenueContext();
  const { mutate } = useSWRConfig();
  const [run, setRun] = useState<DecisionRun>();
  const stopped = useRef(false);

  async function start(venues: readonly Seen[], move: VenueMove, why: Why = {}): Promise<void> {
    stopped.current = false;
    let results: DecisionResult[] = [];
    const tell = (more: Partial<DecisionRun>) =>
      setRun({ move, total: venues.length, results, state: 'running', error: undefined, ...more });
    tell({});
    let error: unknown;
    try {
      for (let next = 0; next < venues.length && !stopped.current; next += CHUNK) {
        const chunk = venues.slice(next, next + CHUNK);
        const { data } = await call({
          ...CALLS.decisions,
          answer: decisionsAnswerSchema,
          body: {
            move,
            ...why,
            venues: chunk.map(({ folderPath, version }) => ({ folderPath, version })),
          },
        });
        results = [...results, ...data.results];
        setLatest((latest) =>
          data.results.reduce(
            (known, result) =>
              result.outcome === 'done' ? learn(known, result.folderPath, result) : known,
            latest,
          ),
        );
        tell(stopped.current ? { state: 'stopping' } : {});
      }
    } catch (cause) {
      error = cause;
    }
    tell({ state: 'over', error });
    void mutate(COUNTS_KEY);
    void mutate(ACTIVITY_KEY);
  }

  return {
    run,
    start,
    stop: () => {
      stopped.current = true;
      setRun((now) => now && { ...now, state: 'stopping' });
    },
  };
}
