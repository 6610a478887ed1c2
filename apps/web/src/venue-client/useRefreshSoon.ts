import { useEffect, useRef } from 'react';

/** Milliseconds that are waited for further changes, as of a reviewer who decides fast: loading a list would slow the next decision down. */
const QUIET = 500;

/** Loads again, as it is defined then, as soon as there is a pause. */
export function useRefreshSoon(refresh: () => void): () => void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), QUIET);
  };
}
