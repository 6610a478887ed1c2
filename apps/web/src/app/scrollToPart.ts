/** From the arrival on a page to the scroll to the anchor in its address, in milliseconds (spec §9). */
export const ANCHOR_SCROLL_DELAY = 100;

/** How the page scrolls: smoothly, unless the visitor prefers reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to the element with this id and returns it; an unknown id is ignored. */
export function scrollToPart(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  part?.scrollIntoView({ behavior: scrollBehavior() });
  return part;
}
