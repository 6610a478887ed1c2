import {
  type DecisionsInput,
  decisionsEventSchema,
  ENDPOINTS,
  stopResponseSchema,
  VENUES_PER_REQUEST_MAX,
  type VenueMove,
  type VenueReviewItem,
} from '@campetto/contract';
import { useRef, useState } from 'react';
import { recordVersions } from '../cache.ts';
import { readEvents } from '../eventStream.ts';
import { RequestError } from '../http.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { type DecisionRun, newRun, withEvent } from './decisionRun.ts';
import type { DecisionReason } from './useMoveVenue.ts';

/** What is decided on: selected venues, each as it was loaded, or all that match a filter. */
export type DecisionTarget =
  | { venues: readonly VenueReviewItem[] }
  | { matching: NonNullable<DecisionsInput['matching']>; total: number };

/** The requests of a decision: selected venues in parts, a filter as a whole. */
function partsOf(target: DecisionTarget): Pick<DecisionsInput, 'venues' | 'matching'>[] {
  if ('matching' in target) return [{ matching: target.matching }];
  const venues = target.venues.map(({ folderPath, version }) => ({ folderPath, version }));
  const count = Math.ceil(venues.length / VENUES_PER_REQUEST_MAX);
  return Array.from({ length: count }, (_, index) => ({
    venues: venues.slice(index * VENUES_PER_REQUEST_MAX, (index + 1) * VENUES_PER_REQUEST_MAX),
  }));
}

/** How many venues a decision is about. */
export const targetSize = (target: DecisionTarget): number =>
  'matching' in target ? target.total : target.venues.length;

/**
 * Decides on many venues and reports the progress in `run`. Stop ends it after the server's step under
 * way; what is done stays done.
 */
export function useDecideMany() {
  const { request, send, setVersions } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  const [run, setRun] = useState<DecisionRun>();
  const stopped = useRef(false);
  const batchId = useRef<string>(undefined);

  async function start(
    target: DecisionTarget,
    move: VenueMove,
    reason: DecisionReason = {},
  ): Promise<void> {
    stopped.current = false;
    let current = newRun(move, targetSize(target));
    const show = (next: DecisionRun) => {
      const isStopping = stopped.current && next.state === 'running';
      current = isStopping ? { ...next, state: 'stopping' } : next;
      setRun(current);
    };
    show(current);
    let error: unknown;
    try {
      for (const part of partsOf(target)) {
        if (stopped.current) break;
        const before = current;
        const events = await decide({ move, ...reason, ...part });
        let isReported = false;
        for await (const event of events) {
          show(withEvent(before, current, event));
          isReported = event.type === 'report';
          if (event.type === 'report') continue;
          if (batchId.current !== event.batchId) await follow(event.batchId);
          const done = event.results.filter((result) => result.outcome === 'done');
          setVersions((versions) => recordVersions(versions, done));
        }
        if (!isReported) throw new RequestError('offline');
      }
    } catch (cause) {
      error = cause;
    }
    batchId.current = undefined;
    show({ ...current, state: 'finished', error });
    revalidateOverview();
  }

  async function decide(body: DecisionsInput) {
    const response = await send({
      ...ENDPOINTS.decisions,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: () => new AbortController().signal, // it may take minutes
    });
    return readEvents(response, decisionsEventSchema);
  }

  /** Records which batch is under way, and stops it if Stop was pressed before it was known. */
  async function follow(id: string): Promise<void> {
    batchId.current = id;
    if (stopped.current) await stopBatch(id);
  }

  const stopBatch = (id: string) =>
    request({
      ...ENDPOINTS.stopDecisions,
      body: { batchId: id },
      responseSchema: stopResponseSchema,
    });

  function stop(): void {
    stopped.current = true;
    setRun((shown) => shown && { ...shown, state: 'stopping' });
    // If the server cannot be reached to stop it, the stream ends with the same error.
    if (batchId.current !== undefined) stopBatch(batchId.current).catch(() => undefined);
  }

  return { run, start, stop };
}
