/** Scrolled further than this many pixels, the navigation bar turns white (spec §9). */
export const SCROLL_THRESHOLD = 50;

/**
 * Sets `data-scrolled` on the root past the threshold. The prerendered pages contain this function as
 * an inline script, because a visitor scrolls before the app has started: it uses nothing but its
 * argument.
 */
export function markScrolled(threshold: number): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
