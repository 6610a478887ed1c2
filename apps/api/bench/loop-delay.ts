import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the server by `--import`: sends the delay of its event loop, in milliseconds, and starts
// to measure anew, whenever the parent sends `loop-delay`.

const RESOLUTION = 5;

/** How long other requests waited because the event loop was busy. */
export interface LoopDelay {
  p99: number;
  max: number;
}

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
histogram.enable();

process.on('message', (message) => {
  if (message !== 'loop-delay') return;
  // Without a delay, the time between two measurements is the resolution.
  const above = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  const delay: LoopDelay = { p99: above(histogram.percentile(99)), max: above(histogram.max) };
  histogram.reset();
  process.send?.(delay);
});
