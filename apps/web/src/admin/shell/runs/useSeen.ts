import { useEffect, useEffectEvent } from 'react';

/** Calls back once something has come into sight; while the window is hidden it has not. */
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
