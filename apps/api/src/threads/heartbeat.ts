import type { MessagePort } from 'node:worker_threads';

/** Milliseconds. */
const INTERVAL = 500;

/** Sends messages to the thread that started a task, for as long as the event loop of this one is not blocked. */
export function startHeartbeat(port: MessagePort): Disposable {
  const beat = () => port.postMessage({});
  beat();
  const timer = setInterval(beat, INTERVAL);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
