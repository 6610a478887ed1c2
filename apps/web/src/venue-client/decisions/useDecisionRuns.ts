import {
  type DecisionRun,
  type DecisionsInput,
  decisionRunSchema,
  decisionRunsSchema,
  ENDPOINTS,
} from '@campetto/contract';
import { useCallback } from 'react';
import { useResource } from '../useResource.ts';
import { useVenueContext } from '../VenueProvider.tsx';

export const RUNS_KEY = ENDPOINTS.decisionRuns.path;

/** Milliseconds between two requests while a run is under way. */
const INTERVAL = 1000;

const NO_RUNS: DecisionRun[] = [];

type Endpoint = { method: 'POST'; path: string };

/**
 * The administrator's decisions on many venues that the server carries out or has ended, and requests that
 * change one; these reject with a RequestError.
 */
export function useDecisionRuns() {
  const { request } = useVenueContext();
  const {
    data: runs = NO_RUNS,
    error,
    mutate,
  } = useResource(RUNS_KEY, decisionRunsSchema, {
    refreshInterval: (latest) => (latest?.some(({ state }) => state === 'running') ? INTERVAL : 0),
    dedupingInterval: INTERVAL / 2,
  });

  const replace = useCallback(
    (batchId: string, run?: DecisionRun) =>
      void mutate(
        (known = NO_RUNS) => {
          const others = known.filter((one) => one.batchId !== batchId);
          return run ? [run, ...others] : others;
        },
        { revalidate: false },
      ),
    [mutate],
  );

  async function send(endpoint: Endpoint, body: object): Promise<DecisionRun> {
    const { data } = await request({ ...endpoint, body, responseSchema: decisionRunSchema });
    return data;
  }

  async function change(endpoint: Endpoint, batchId: string): Promise<void> {
    replace(batchId, await send(endpoint, { batchId }));
  }

  return {
    runs,
    error: error as unknown,
    /** The run is listed when it is added, so that a dialog can show it first. */
    start: (body: DecisionsInput) => send(ENDPOINTS.decisions, body),
    add: (run: DecisionRun) => replace(run.batchId, run),
    stop: (batchId: string) => change(ENDPOINTS.stopDecisions, batchId),
    resume: (batchId: string) => change(ENDPOINTS.resumeDecisions, batchId),
    dismiss: async (batchId: string): Promise<void> => {
      await send(ENDPOINTS.dismissDecisions, { batchId });
      replace(batchId);
    },
  };
}
