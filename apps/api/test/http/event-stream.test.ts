import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { streamEvents } from '../../src/http/event-stream.ts';

/** Returns what is logged when the work fails after the client has disconnected. */
async function loggedAfterDisconnect(errorOf: (signal: AbortSignal) => unknown) {
  const error = vi.fn();
  const draining = { streamsEnd: new AbortController().signal, waitFor() {} };
  const request = { id: 'request', log: { error }, server: { draining } };
  const failed = Promise.withResolvers<void>();
  const lines = streamEvents(
    request as unknown as FastifyRequest,
    'cut short',
    async (_send, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      // The work continues for a while.
      await new Promise((resolve) => setTimeout(resolve, 20));
      setImmediate(failed.resolve);
      throw errorOf(signal);
    },
  );
  lines.destroy();
  await failed.promise;
  return error.mock.calls;
}

test('a failure after the client has disconnected is logged', async () => {
  const err = new Error('the database refused it');
  expect(await loggedAfterDisconnect(() => err)).toEqual([[{ err }, 'cut short']]);
});

test('work that ends because the client has disconnected is no failure', async () => {
  expect(await loggedAfterDisconnect((signal) => signal.reason)).toEqual([]);
});
