import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** The end of a server: it first stops attracting requests, and then stops responding to them. */
interface Draining {
  /** Makes the server not ready and closes each connection with its next response. */
  start(): void;
  isStarted: boolean;
  /** Closes the connections that carry no request, also those on which none was ever sent. */
  closeIdle(): void;
  /** Ends the event streams that are still running, each with a last event. */
  endStreams(): void;
  /** Aborts when the event streams have to end. */
  streamsEnd: AbortSignal;
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

/** Lets the server stop without losing a request (see `server.ts`). */
export const draining = fp(
  async (app) => {
    const streams = new AbortController();
    const unused = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    app.server.on('request', ({ socket }) => unused.delete(socket));
    app.decorate('draining', {
      isStarted: false,
      start() {
        app.draining.isStarted = true;
      },
      closeIdle() {
        app.server.closeIdleConnections();
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      },
      endStreams: () => streams.abort(new Error('The server stops.')),
      streamsEnd: streams.signal,
    });
    app.addHook('onSend', async (_request, reply) => {
      if (app.draining.isStarted) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);
