import { useEffect, useRef } from 'react';

/** Milliseconds that are waited for further decisions: loading a list would slow the next one down. */
const QUIET = 500;

/** Loads the list again as soon as there is a pause. */
export function useRefreshSoon(refresh: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, QUIET);
  };
}
