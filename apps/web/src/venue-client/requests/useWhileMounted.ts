import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that makes requests end only while the provider is mounted. After the end of a session, the code
 * behind a request would fail, because the cache of that session no longer exists, and nothing would show its result.
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
