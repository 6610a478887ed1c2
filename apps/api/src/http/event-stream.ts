import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The last event of a stream whose work did not come to its end. */
interface FailedEvent {
  type: 'failed';
  detail: string;
  requestId: string;
}

/** Rejects when the signal aborts, or when nobody waits for it any more. */
async function rejectedBy(signal: AbortSignal, unwanted: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort', { signal: unwanted });
  throw signal.reason;
}

export const EVENT_STREAM_TYPE = 'application/x-ndjson';

/**
 * A response of one JSON line for each event, written while `work` runs. Its signal aborts when the
 * client disconnects, or the server stops and has waited for the work. An error after a disconnection is
 * ignored; any other is logged, and `failure` sent.
 */
export function streamEvents<Event>(
  { id: requestId, log, server }: FastifyRequest,
  failure: string,
  work: (send: (event: Event) => void, signal: AbortSignal) => Promise<void>,
): Readable {
  const lines = new PassThrough();
  const closed = new AbortController();
  lines.once('close', () => closed.abort()).on('error', () => {});
  const send = (event: Event | FailedEvent) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
  };
  const { streamsEnd } = server.draining;
  const run = async () => {
    try {
      const signal = AbortSignal.any([closed.signal, streamsEnd]);
      await Promise.race([work(send, signal), rejectedBy(streamsEnd, closed.signal)]);
    } catch (err) {
      if (closed.signal.aborted) return;
      log.error({ err }, failure);
      send({ type: 'failed', detail: failure, requestId });
    } finally {
      lines.end();
      closed.abort();
    }
  };
  void run();
  return lines;
}
