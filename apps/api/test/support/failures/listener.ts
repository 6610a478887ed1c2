import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * A listener of a server in tests that handles requests by `handle`. Where that fails, the connection is closed:
 * whoever sends a request may be killed in the middle of it.
 */
export const listenerOf =
  (handle: Handle) => (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response).catch(() => response.destroy());
