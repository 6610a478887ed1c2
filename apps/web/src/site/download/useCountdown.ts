import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds left of `total`; `onEnd` is called once, at 0. Nothing runs before `running`, or once unmounted. */
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
