/** Milliseconds. */
const TIMEOUT = 10_000;

/** Whether the server responds, so that a reload does not end in the browser's error page. */
export const serverResponds = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    // A network that has just come back may let a request hang for minutes.
    signal: AbortSignal.timeout(TIMEOUT),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
