import { useEffect, useEffectEvent } from 'react';

/** Calls back once, when `isShown` is true and the window is visible. */
export function useSeen(isShown: boolean, onSeen: () => void): void {
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isShown) return;
    const ended = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      ended.abort();
      report();
    };
    document.addEventListener('visibilitychange', look, { signal: ended.signal });
    look();
    return () => ended.abort();
  }, [isShown]);
}
