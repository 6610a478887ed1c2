import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the callback of the last render, so that no card renders again. */
export function useStable<Arguments extends unknown[]>(callback: (...args: Arguments) => void) {
  const last = useRef(callback);
  useEffect(() => {
    last.current = callback;
  });
  return useCallback((...args: Arguments) => last.current(...args), []);
}
