import type { MessagePort } from 'node:worker_threads';

/** Milliseconds. */
const INTERVAL = 500;

/** Shows the process that started a task, as long as other work can run in its thread, that it goes on. */
export function startHeartbeat(port: MessagePort): Disposable {
  const beat = () => port.postMessage({});
  beat();
  const timer = setInterval(beat, INTERVAL);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
