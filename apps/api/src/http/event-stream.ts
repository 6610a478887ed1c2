import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { FailedEvent } from '@campetto/contract';
import type { FastifyRequest } from 'fastify';

/** Rejects when the signal aborts, or when nobody waits for it any more. */
async function rejectedBy(signal: AbortSignal, unwanted: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort', { signal: unwanted });
  throw signal.reason;
}

export const EVENT_STREAM_TYPE = 'application/x-ndjson';

/**
 * A response of one JSON line for each event, written while `work` runs. The signal of `work` aborts when the client
 * disconnects, or when the server stops and has waited for the work. Any other error of the work than a disconnection
 * is logged, even after the client has disconnected, and `failure` is sent. Work that goes on without its client can
 * end with the reason of `streamsEnd`. A server that stops waits for the end of the work, which may come after the end
 * of the response.
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
    // `streamsEnd` comes first, because it also closes the lines, and Node takes the reason of the first signal in the
    // list that has aborted.
    const signal = AbortSignal.any([streamsEnd, closed.signal]);
    const done = work(send, signal);
    const ended = done.catch((err) => {
      if (err === streamsEnd.reason) log.warn({ err }, failure);
      else if (err !== closed.signal.reason) log.error({ err }, failure);
    });
    server.draining.waitFor(ended);
    try {
      await Promise.race([done, rejectedBy(streamsEnd, closed.signal)]);
    } catch {
      send({ type: 'failed', detail: failure, requestId });
    } finally {
      lines.end();
      closed.abort();
    }
  };
  void run();
  return lines;
}
