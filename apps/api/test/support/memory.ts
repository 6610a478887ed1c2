import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

// From /proc: on Linux only.

export const MEGABYTE = 1024 * 1024;

/** The processes that a process started, and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return tasks.split(' ').filter(Boolean).map(Number);
}

/** Memory of a process in bytes, of shared pages only its part; 0 when it has ended. */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
}

/** Runs `work` and returns the peak of the memory of a process and its children during it. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let runs = true;
  const sampling = (async () => {
    while (runs) {
      const pids = [pid, ...(await childrenOf(pid))];
      const sizes = await Promise.all(pids.map(memoryOf));
      peak = Math.max(
        peak,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await sleep(5);
    }
  })();
  await work().finally(() => {
    runs = false;
  });
  await sampling;
  return peak;
}
