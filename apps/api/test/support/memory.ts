import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatedly } from './failures/background.ts';

// From /proc: on Linux only.

export const MEGABYTE = 1024 * 1024;

/** The processes that a process started, and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return tasks.split(' ').filter(Boolean).map(Number);
}

/** Kills the processes that a process started. */
export async function killChildrenOf(pid: number): Promise<void> {
  for (const child of await childrenOf(pid)) {
    try {
      process.kill(child, 'SIGKILL');
    } catch {} // has ended meanwhile
  }
}

/** Memory in bytes. */
interface Memory {
  /** Proportional set size: a page that processes share counts for each in part, so that the sum counts it once. */
  pss: number;
  /** All pages of each process. */
  rss: number;
}

/** The memory of a process; 0 when it has ended. */
export async function memoryOf(pid: number): Promise<Memory> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const bytes = (line: RegExp) => Number(line.exec(rollup)?.[1] ?? 0) * 1024;
  return { pss: bytes(/^Pss:\s+(\d+)/m), rss: bytes(/^Rss:\s+(\d+)/m) };
}

/** Runs `work` and returns the peaks of the memory of a process and its children during it. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<Memory> {
  const peak: Memory = { pss: 0, rss: 0 };
  const endSampling = repeatedly(async () => {
    const pids = [pid, ...(await childrenOf(pid))];
    const sizes = await Promise.all(pids.map(memoryOf));
    for (const measure of ['pss', 'rss'] as const) {
      const sum = sizes.reduce((all, size) => all + size[measure], 0);
      peak[measure] = Math.max(peak[measure], sum);
    }
    await sleep(5);
  });
  await work().finally(endSampling);
  return peak;
}
