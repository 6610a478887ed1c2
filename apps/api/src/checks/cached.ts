/**
 * A function that returns the result of `load`, which it calls again when the last call is older than `maxAge`
 * milliseconds. Requests in between share one call; a failed call is not cached.
 */
export function cachedFor<T>(maxAge: number, load: () => Promise<T>): () => Promise<T> {
  let cached: { result: Promise<T>; until: number } | undefined;
  return () => {
    if (cached && performance.now() < cached.until) return cached.result;
    const call = { result: load(), until: performance.now() + maxAge };
    cached = call;
    call.result.catch(() => {
      if (cached === call) cached = undefined;
    });
    return call.result;
  };
}
