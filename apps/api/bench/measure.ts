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
