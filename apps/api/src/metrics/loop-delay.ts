/** Milliseconds between two looks at the clock. */
const INTERVAL = 250;
/** Milliseconds for which a delay is remembered, so that a probe does not miss it. */
const REMEMBERED = 10_000;

/** How long the event loop was blocked lately: no request is responded to meanwhile. */
export interface LoopDelay {
  /** The longest delay within the last `milliseconds`, of which there are at most 10,000; in milliseconds. */
  longestWithin(milliseconds: number): number;
  stop(): void;
}

/** Watches the event loop by a timer that fires late where the loop is blocked. */
export function watchLoopDelay(): LoopDelay {
  let latest = performance.now();
  let delays: { at: number; delay: number }[] = [];
  const look = () => {
    const now = performance.now();
    const delay = now - latest - INTERVAL;
    if (delay > INTERVAL) delays.push({ at: now, delay });
    delays = delays.filter(({ at }) => now - at < REMEMBERED);
    latest = now;
  };
  const timer = setInterval(look, INTERVAL).unref();
  return {
    longestWithin(milliseconds) {
      const now = performance.now();
      const current = now - latest - INTERVAL; // of a request that is handled before the timer
      const recent = delays.filter(({ at }) => now - at < milliseconds);
      return Math.max(0, current, ...recent.map(({ delay }) => delay));
    },
    stop: () => clearInterval(timer),
  };
}
