/**
 * A promise that is awaited only after something else. One that rejects meanwhile would be an unhandled rejection,
 * which fails the whole run, although the test that awaits it reports the error.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Repeats work, with the number of times before, until the returned function is called; it throws what failed. */
export function repeatedly(work: (times: number) => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const running = awaitedLater(
    (async () => {
      for (let times = 0; !isOver; times += 1) await work(times);
    })(),
  );
  return () => {
    isOver = true;
    return running;
  };
}
