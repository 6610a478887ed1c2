declare global {
  interface Window {
    /** Milliseconds until the frame that shows something was painted. */
    timer: {
      /** From the last response until `count` elements of `selector` are painted. */
      settled: (selector: string, count: number) => Promise<number>;
      /** From the last click until `selector` is painted. */
      opened: (selector: string) => Promise<number>;
    };
  }
}

/** Runs in the page, before its own scripts. */
export function timer() {
  const network = window.fetch;
  let respondedAt = 0;
  let clickedAt = 0;
  addEventListener(
    'click',
    () => {
      clickedAt = performance.now();
    },
    true,
  );
  window.fetch = async (...request) => {
    const response = await network(...request);
    const path = String(request[0] instanceof Request ? request[0].url : request[0]);
    if (/venues\/(scraped|approved|approve)/.test(path)) respondedAt = performance.now();
    return response;
  };
  const until = (isShown: () => boolean, since: () => number) =>
    new Promise<number>((resolve) => {
      const check = () => {
        if (!isShown()) requestAnimationFrame(check);
        // The task after the frame: styles, layout and paint are done.
        else setTimeout(() => resolve(performance.now() - since()));
      };
      requestAnimationFrame(check);
    });
  window.timer = {
    settled: (selector, count) =>
      until(
        () => document.querySelectorAll(selector).length === count,
        () => respondedAt,
      ),
    opened: (selector) =>
      until(
        () => document.querySelector(selector) !== null,
        () => clickedAt,
      ),
  };
}
