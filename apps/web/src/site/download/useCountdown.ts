import { useEffect, useEffectEvent, useState } from 'react';

/** The seconds left of `total`; calls `onEnd` once, at 0. Counts only while `running` and mounted. */
export function useCountdown(total: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(total);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [running, left]);
  return left;
}
