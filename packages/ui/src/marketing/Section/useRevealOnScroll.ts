import { useEffect, useRef } from 'react';

const RISE = { opacity: [0, 1], transform: ['translateY(1.5rem)', 'none'] };
const TIMING = { duration: 280, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Animates what an element contains once, when it is first scrolled into view. The element itself has a place even
 * where the browser has not laid out its content yet. Elements that are visible from the start are not animated, and
 * none without scripts or under reduced motion. Nothing is hidden before its animation, so a printed page or a
 * screenshot is complete. The page's HTML does not change.
 */
export function useRevealOnScroll<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isBelow = false;
    // Reading positions directly would force a layout for each section; observers share one.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      if (isIntersecting && isBelow) {
        for (const child of element.children) child.animate(RISE, TIMING);
      }
      isBelow = !isIntersecting && boundingClientRect.top > 0;
      if (!isBelow) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
