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

/** Whether a key of the cache is that of runs: of those that are left, or of some by their ids. */
export const isRunsKey = (key: unknown): boolean =>
  typeof key === 'string' && key.split('?', 1)[0] === RUNS_KEY;

/** Milliseconds between two requests while a run or its undo is under way. */
export const RUNS_INTERVAL = 1000;

/** Whether the server works on a run or on its undo. */
export const isUnderWay = ({ state, undo }: DecisionRun): boolean =>
  state === 'running' || undo !== undefined;

/** Milliseconds until a failed request is repeated: the interval pauses meanwhile. */
export const RUNS_RETRY_DELAY = 2000;

/** Whether an undo of the batch of a run has ended; those of its venues may have been refused. */
export const isUndone = ({ state, done, undoable }: DecisionRun): boolean =>
  state !== 'running' && done > 0 && !undoable;

const NO_RUNS: DecisionRun[] = [];

const without = (runs = NO_RUNS, ...batchIds: string[]) =>
  runs.filter(({ batchId }) => !batchIds.includes(batchId));

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
        // Only the response may be lost: the list shows what the server has done.
        void mutate();
        throw error;
      }
    }

    async function change(endpoint: Endpoint, batchId: string): Promise<void> {
      replace(batchId, await send(endpoint, { batchId }));
    }

    return {
      /**
       * The run is listed when it is added, so that a dialog can show it first. Repeated with its key after
       * its response was lost, the request gets the same run.
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
      /** The server lists a run no longer that was seen here. */
      markSeen: (batchId: string) => send(ENDPOINTS.dismissRun, { batchId }),
    };
  }, [request, mutate, replace]);

  return useMemo(() => ({ ...actions, runs, error: error as unknown }), [actions, runs, error]);
}

/**
 * What has become of these batches of the administrator, also of those that were dismissed or undone, anywhere. It is
 * requested again as the overview is.
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
