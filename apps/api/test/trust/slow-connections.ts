import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

// Keeps connections open that never complete a request; one that the server closes is opened again. A worker
// thread, so that its work is not part of the times of other users. `open` reports to the other threads how many are open.

export interface SlowConnections {
  port: number;
  count: number;
  open: Int32Array<SharedArrayBuffer>;
}

const { port, count, open } = workerData as SlowConnections;
/** Opened at once, and milliseconds until the next, so that the server does not close all at the same time. */
const AT_ONCE = 100;
const BETWEEN = 150;
/** Milliseconds between two bytes of a slow client, and until a closed one is opened again. */
const PACE = 1000;
/** Nothing at all, the start of a request, and a request whose headers never end. */
const BEGINNINGS = ['', 'GET /api/health HT', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx: '];

const dribbling = new Set<Socket>();

function openOne(kind: number): Promise<void> {
  return new Promise((resolve) => {
    let isOpen = false;
    const socket = connect(port, '127.0.0.1', () => {
      isOpen = true;
      Atomics.add(open, 0, 1);
      if (BEGINNINGS[kind]) socket.write(BEGINNINGS[kind]);
      if (kind === 2) dribbling.add(socket);
      resolve();
    });
    socket
      .on('error', () => {})
      .once('close', () => {
        if (isOpen) Atomics.sub(open, 0, 1);
        dribbling.delete(socket);
        resolve();
        setTimeout(openOne, PACE, kind);
      })
      .resume();
  });
}

setInterval(() => {
  for (const socket of dribbling) socket.write('a');
}, PACE);
for (let opened = 0; opened < count; opened += AT_ONCE) {
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, count - opened) }, (_, index) =>
      openOne(index % BEGINNINGS.length),
    ),
  );
  await sleep(BETWEEN);
}
