/** How long something took until the frame that showed it was painted. */
export interface Timing {
  milliseconds: number;
}

declare global {
  interface Window {
    timer: {
      /** From the last answer until there are `count` of `selector`, painted. */
      settled: (selector: string, count: number) => Promise<Timing>;
      /** From the last click until `selector` is there, painted. */
      opened: (selector: string) => Promise<Timing>;
    };
  }
}

/** Runs in the page, before its own scripts. */
export function timer() {
  const network = window.fetch;
  let answered = 0;
  let clicked = 0;
  addEventListener(
    'click',
    () => {
      clicked = performance.now();
    },
    true,
  );
  window.fetch = async (...request) => {
    const answer = await network(...request);
    const path = String(request[0] instanceof Request ? request[0].url : request[0]);
    if (/venues\/(scraped|approved|approve)/.test(path)) answered = performance.now();
    return answer;
  };
  const until = (isThere: () => boolean, since: () => number) =>
    new Promise<Timing>((resolve) => {
      const look = () => {
        if (!isThere()) requestAnimationFrame(look);
        // The task after the frame: styles, layout and paint are done.
        else setTimeout(() => resolve({ milliseconds: performance.now() - since() }));
      };
      requestAnimationFrame(look);
    });
  window.timer = {
    settled: (selector, count) =>
      until(
        () => document.querySelectorAll(selector).length === count,
        () => answered,
      ),
    opened: (selector) =>
      until(
        () => document.querySelector(selector) !== null,
        () => clicked,
      ),
  };
}
