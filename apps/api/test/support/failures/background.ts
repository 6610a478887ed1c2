/**
 * Prepares a promise that is awaited only after other work. If it rejected in the meantime, the unhandled rejection
 * would fail the whole run, although the test that awaits the promise reports the error.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * Repeats work, with the number of times before, until the returned function is called; this function throws the error
 * if the work has failed.
 */
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
