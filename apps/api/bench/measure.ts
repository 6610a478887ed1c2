import { Agent, request } from 'node:http';

export interface Figures {
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Runs a second. */
  rate: number;
}

/** Runs `work` `amount` times, `concurrency` at once, after a tenth as many to warm up. */
export async function measure(
  work: () => Promise<unknown>,
  amount: number,
  concurrency: number,
): Promise<Figures> {
  await runAll(work, Math.ceil(amount / 10), concurrency);
  const began = performance.now();
  const times = await runAll(work, amount, concurrency);
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), rate: amount / seconds };
}

async function runAll(work: () => Promise<unknown>, amount: number, concurrency: number) {
  const times: number[] = [];
  let left = amount;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times;
}

/** Sends requests on connections that stay open; rejects on any response but 200. */
export function httpClient(address: string, token: string) {
  const agent = new Agent({ keepAlive: true });
  const authorization = `Bearer ${token}`;
  return {
    close: () => agent.destroy(),
    send: (method: string, path: string, body?: object) =>
      new Promise<void>((resolve, reject) => {
        const payload = body && JSON.stringify(body);
        const headers = {
          authorization,
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        };
        const sent = request(`${address}${path}`, { method, agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
          response.resume().once('end', resolve).once('error', reject);
        });
        sent.once('error', reject).end(payload);
      }),
  };
}
