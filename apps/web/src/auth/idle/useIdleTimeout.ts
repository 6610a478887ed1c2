import { useEffect, useEffectEvent, useState } from 'react';
import { idleTime, recordActivity, watchActivity } from './activity.ts';

/** Milliseconds before the end in which the administrator is warned; at most half of the whole time. */
const WARNED_FOR = 60_000;
/** Milliseconds between two checks, which is also the delay with which the end is noticed. */
export const CHECKED_EVERY = 1000;
const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

/**
 * Calls `onTimeout` when there was no input in any window of this device for `limit` milliseconds (0: never). In the
 * minute before, `isEnding` is true, and only `stay` counts as input: a warning does not vanish when the mouse moves.
 */
export function useIdleTimeout(limit: number, onTimeout: () => void) {
  const [isEnding, setEnding] = useState(false);
  const timeOut = useEffectEvent(onTimeout);
  const warnAfter = limit - Math.min(WARNED_FOR, limit / 2);

  useEffect(() => {
    if (limit === 0) return;
    const check = () => {
      const idle = idleTime();
      setEnding(idle >= warnAfter);
      if (idle >= limit) timeOut();
    };
    const record = () => {
      // The first input after the device slept comes before the timer.
      if (idleTime() >= warnAfter) check();
      else if (idleTime() >= CHECKED_EVERY) recordActivity();
    };
    watchActivity();
    check();
    const timer = setInterval(check, CHECKED_EVERY);
    for (const type of INPUTS) addEventListener(type, record, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const type of INPUTS) removeEventListener(type, record, { capture: true });
    };
  }, [limit, warnAfter]);

  const stay = () => {
    recordActivity();
    setEnding(false);
  };
  return { isEnding, stay };
}
