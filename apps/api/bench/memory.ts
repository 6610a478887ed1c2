import { readFile } from 'node:fs/promises';

export const MEGABYTE = 1024 * 1024;

/** Resident memory of a process, in bytes. */
export async function residentSet(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Runs `work` and returns the peak of the process's memory during it. */
export async function peakDuring(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const sample = async () => {
    peak = Math.max(peak, await residentSet(pid));
  };
  const timer = setInterval(sample, 20);
  await work();
  clearInterval(timer);
  await sample();
  return peak;
}
