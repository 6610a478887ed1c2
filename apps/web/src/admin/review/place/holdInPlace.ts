/** For how many frames: cards out of sight have an assumed height until they are drawn, and the browser scrolls too. */
const FRAMES = 30;

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls so that the top of an element is `top` pixels below that of the window, and stays there until an input. */
export function holdInPlace(find: () => HTMLElement | undefined, top: number): void {
  const ended = new AbortController();
  for (const type of INPUTS) {
    addEventListener(type, () => ended.abort(), { passive: true, signal: ended.signal });
  }
  let left = FRAMES;
  const hold = () => {
    const element = find();
    if (ended.signal.aborted || !element) return;
    const by = element.getBoundingClientRect().top - top;
    if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
    left -= 1;
    if (left > 0) requestAnimationFrame(hold);
    else ended.abort();
  };
  hold();
}
