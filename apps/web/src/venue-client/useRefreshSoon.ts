import { useEffect, useRef } from 'react';

/** Milliseconds without a request before `refresh` is called: loading a list would slow down the next decision. */
const QUIET = 500;

/** Returns a function that calls the latest `refresh` once it was not called for `QUIET` milliseconds. */
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
