import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fp from 'fastify-plugin';

/** The end of a server: it first stops attracting requests, and then stops responding to them. */
interface Draining {
  /** Makes the server not ready and closes each connection with its next response. */
  start(): void;
  isStarted: boolean;
  /** Accepts no further connection, but serves those that were opened. */
  stopListening(): Promise<void>;
  /** Closes the connections that carry no request, also those on which none was ever sent. */
  closeIdle(): void;
  /** Ends the event streams that are still running, each with a last event. */
  endStreams(): void;
  /** Aborts when the event streams have to end. */
  streamsEnd: AbortSignal;
  /** Lets the end of the server wait for work that can outlast its response, and never rejects. */
  waitFor(work: Promise<void>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

/**
 * Milliseconds for which an unused connection stays open: a proxy sends its request as soon as it is connected, but the
 * server may not have read it yet.
 */
const UNUSED_FOR = 1000;

/** Milliseconds of a turn of the event loop in which nothing else had to be done. */
const SHORT_TURN = 1;
/** Milliseconds after which the port is closed even without such a turn. */
const LISTENS_FOR = 2000;

/**
 * Closes the port when no connection waits to be accepted: the system resets waiting connections, and a proxy may not
 * repeat a request that it has sent on one of them.
 */
async function closePort(server: Server): Promise<void> {
  let hasAccepted = false;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  await nextTurn(); // ends the current turn
  const deadline = performance.now() + LISTENS_FOR;
  for (let began = performance.now(); began < deadline; began = performance.now()) {
    hasAccepted = false;
    await nextTurn(); // accepts at most one connection
    if (!hasAccepted && performance.now() - began < SHORT_TURN) break;
  }
  server.off('connection', onConnection);
  server.close();
}

/** Lets the server stop without losing a request (see `server.ts`). */
export const draining = fp(
  async (app) => {
    const streams = new AbortController();
    const running = new Set<Promise<void>>();
    /** The connections without a request so far, with the time at which each was opened. */
    const unused = new Map<Socket, number>();
    app.server.on('connection', (socket: Socket) => {
      unused.set(socket, performance.now());
      socket.once('close', () => unused.delete(socket));
    });
    app.server.on('request', ({ socket }) => unused.delete(socket));
    app.decorate('draining', {
      isStarted: false,
      start() {
        app.draining.isStarted = true;
      },
      stopListening: () => closePort(app.server),
      closeIdle() {
        app.server.closeIdleConnections();
        const before = performance.now() - UNUSED_FOR;
        for (const [socket, opened] of unused) {
          if (socket.bytesRead === 0 && opened < before) socket.destroy();
        }
      },
      endStreams: () => streams.abort(new Error('The server is stopping.')),
      streamsEnd: streams.signal,
      waitFor(work) {
        running.add(work);
        void work.finally(() => running.delete(work));
      },
    });
    app.addHook('onClose', () => Promise.all(running));
    app.addHook('onSend', async (_request, reply) => {
      if (app.draining.isStarted) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);
