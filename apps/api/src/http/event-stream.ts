import { PassThrough, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The last event of a stream whose work did not come to its end. */
interface FailedEvent {
  type: 'failed';
  detail: string;
  requestId: string;
}

export const EVENT_STREAM_TYPE = 'application/x-ndjson';

/**
 * A response of one JSON line for each event, written while `work` runs. Its signal aborts when the
 * client disconnects. An error after that is ignored; any other is logged, and `failure` sent.
 */
export function streamEvents<Event>(
  { id: requestId, log }: FastifyRequest,
  failure: string,
  work: (send: (event: Event) => void, signal: AbortSignal) => Promise<void>,
): Readable {
  const lines = new PassThrough();
  const closed = new AbortController();
  lines.once('close', () => closed.abort()).on('error', () => {});
  const send = (event: Event | FailedEvent) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
  };
  const run = async () => {
    try {
      await work(send, closed.signal);
    } catch (err) {
      if (closed.signal.aborted) return;
      log.error({ err }, failure);
      send({ type: 'failed', detail: failure, requestId });
    } finally {
      lines.end();
    }
  };
  void run();
  return lines;
}
