/** For how many frames: cards out of sight have an assumed height until they are drawn, and the browser scrolls too. */
const FRAMES = 30;

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The last anchor, which ends when the next one begins. */
let last = new AbortController();

/** Scrolls so that the top of an element is `top` pixels below that of the window, and stays there until an input. */
export function anchorScroll(find: () => HTMLElement | undefined, top: number): void {
  last.abort();
  const ended = new AbortController();
  last = ended;
  const { signal } = ended;
  for (const type of INPUTS) addEventListener(type, () => ended.abort(), { passive: true, signal });
  let left = FRAMES;
  const scroll = () => {
    const element = find();
    if (signal.aborted) return;
    if (element === undefined || left === 0) {
      ended.abort();
      return;
    }
    left -= 1;
    const by = element.getBoundingClientRect().top - top;
    if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
    requestAnimationFrame(scroll);
  };
  scroll();
}
