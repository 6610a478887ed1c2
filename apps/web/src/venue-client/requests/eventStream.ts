import type { FailedEvent } from '@campetto/contract';
import type * as v from 'valibot';
import { RequestError } from './requestError.ts';
import { parseResponse } from './response.ts';

/**
 * The events of a streamed response, one for each line, as they arrive. Throws a {@link RequestError} when
 * the connection is lost, and for a `failed` event.
 */
export async function* readEvents<Event extends { type: string }>(
  response: Response,
  schema: v.GenericSchema<unknown, Event | FailedEvent>,
): AsyncGenerator<Exclude<Event, FailedEvent>> {
  for await (const line of linesOf(response)) {
    const event = parseResponse(schema, JSON.parse(line));
    if (isFailed(event)) throw new RequestError('server', { cause: event.detail });
    yield event as Exclude<Event, FailedEvent>; // `failed` has been thrown
  }
}

const isFailed = (event: { type: string }): event is FailedEvent => event.type === 'failed';

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    // A lost connection rejects here, like a request without a response.
    const piece = await reader
      ?.read()
      .catch((cause) => Promise.reject(RequestError.fromCause(cause)));
    if (!piece || piece.done) break;
    const lines = `${rest}${piece.value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
