import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { httpClient } from './http-client.ts';

// A user who looks at the dashboard and the list while others attack. It is a worker thread, so that the work of the
// attackers is not part of the times. It sends the times in milliseconds when it is stopped.

const { address, token } = workerData as { address: string; token: string };
const PATHS = ['/api/venues/count', '/api/venues/scraped'];

const client = httpClient(address, token);
const times: number[] = [];
let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});
for (let index = 0; !stopped; index += 1) {
  const began = performance.now();
  await client.send('GET', PATHS[index % PATHS.length] ?? '/');
  times.push(performance.now() - began);
  await sleep(5);
}
client.close();
parentPort?.postMessage(times);
