import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that makes requests end only while the provider is mounted. What follows a request of a
 * session that was left would fail, because its cache is gone, and would be shown to nobody.
 */
export function useWhileMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(
    <Request extends (...args: never[]) => Promise<unknown>>(request: Request) =>
      (async (...args: Parameters<Request>) => {
        const settled = request(...args);
        await settled.catch(() => undefined);
        return mounted.current ? settled : new Promise(() => undefined);
      }) as Request,
    [],
  );
}
