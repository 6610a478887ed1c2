import {
  type DecisionRun,
  type DecisionsInput,
  decisionRunSchema,
  decisionRunsSchema,
  ENDPOINTS,
  RUN_IDS_MAX,
} from '@campetto/contract';
import { useCallback, useMemo } from 'react';
import { useResource } from '../useResource.ts';
import { useVenueContext } from '../VenueProvider.tsx';

const RUNS_KEY = ENDPOINTS.decisionRuns.path;

/** Whether a key of the cache is that of a list of runs: of all that were not dismissed, or of named batches. */
export const isRunsKey = (key: unknown): boolean =>
  typeof key === 'string' && key.split('?', 1)[0] === RUNS_KEY;

/** Milliseconds between two requests while a run or its undo is under way. */
export const RUNS_INTERVAL = 1000;

/** Whether the server works on a run or on its undo. */
export const isUnderWay = ({ state, undo }: DecisionRun): boolean =>
  state === 'running' || undo !== undefined;

/** Milliseconds until a failed request is repeated: the interval pauses meanwhile. */
export const RUNS_RETRY_DELAY = 2000;

/** Whether the undo of a run's batch has ended; the undo of single venues may have been refused. */
export const isUndone = ({ state, done, undoable }: DecisionRun): boolean =>
  state !== 'running' && done > 0 && !undoable;

const NO_RUNS: DecisionRun[] = [];

const without = (runs = NO_RUNS, ...batchIds: string[]) =>
  runs.filter(({ batchId }) => !batchIds.includes(batchId));

type Endpoint = { method: 'POST'; path: string };

/**
 * The runs of the administrator that are under way or have ended, and requests that change a run. The requests reject
 * with a RequestError.
 */
export function useDecisionRuns() {
  const { request } = useVenueContext();
  const {
    data: runs = NO_RUNS,
    error,
    mutate,
  } = useResource(RUNS_KEY, decisionRunsSchema, {
    refreshInterval: (latest) => (latest?.some(isUnderWay) ? RUNS_INTERVAL : 0),
    dedupingInterval: RUNS_INTERVAL / 2,
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), RUNS_RETRY_DELAY);
    },
  });

  const replace = useCallback(
    (batchId: string, run: DecisionRun) =>
      void mutate((known) => [run, ...without(known, batchId)], { revalidate: false }),
    [mutate],
  );

  const actions = useMemo(() => {
    async function send(endpoint: Endpoint, body: object, headers = {}): Promise<DecisionRun> {
      try {
        const responseSchema = decisionRunSchema;
        const { data } = await request({ ...endpoint, body, headers, responseSchema });
        return data;
      } catch (error) {
        // If only the response is lost, the list that is requested again shows what the server has done.
        void mutate();
        throw error;
      }
    }

    async function change(endpoint: Endpoint, batchId: string): Promise<void> {
      replace(batchId, await send(endpoint, { batchId }));
    }

    return {
      /**
       * Starts a run, which `add` lists, so that a dialog can show it first. Repeated with its key after a lost
       * response, the request returns the same run.
       */
      start: (body: DecisionsInput, key: string) =>
        send(ENDPOINTS.decisions, body, { 'idempotency-key': key }),
      add: (run: DecisionRun) => replace(run.batchId, run),
      stop: (batchId: string) => change(ENDPOINTS.stopRun, batchId),
      resume: (batchId: string) => change(ENDPOINTS.resumeRun, batchId),
      /** Removes runs at once; a run whose request fails appears again. */
      dismiss: async (...batchIds: string[]): Promise<void> => {
        await mutate(
          async (known) => {
            await Promise.all(batchIds.map((batchId) => send(ENDPOINTS.dismissRun, { batchId })));
            return without(known, ...batchIds);
          },
          { optimisticData: (known) => without(known, ...batchIds), revalidate: false },
        );
      },
      /** Dismisses a run on the server only: the list that is loaded here still contains it. */
      dismissOnServer: (batchId: string) => send(ENDPOINTS.dismissRun, { batchId }),
    };
  }, [request, mutate, replace]);

  return useMemo(() => ({ ...actions, runs, error: error as unknown }), [actions, runs, error]);
}

/**
 * The runs of these batches of the administrator, also those that were dismissed or undone in any window. They are
 * requested again together with the overview.
 */
export function useRunsOf(batchIds: readonly string[]): readonly DecisionRun[] {
  const ids = batchIds.slice(-RUN_IDS_MAX).join();
  const { data = NO_RUNS } = useResource(
    ids === '' ? null : `${RUNS_KEY}?batchIds=${ids}`,
    decisionRunsSchema,
    { keepPreviousData: true },
  );
  return data;
}
