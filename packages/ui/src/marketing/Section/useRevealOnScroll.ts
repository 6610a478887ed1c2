import { useEffect, useRef } from 'react';

const RISE = { opacity: [0, 1], transform: ['translateY(1.5rem)', 'none'] };
const TIMING = { duration: 280, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * Lets an element rise in once, when it is first scrolled to. What is in sight from the start, and
 * everything where scripts do not run or motion is unwanted, simply stands there; nothing is hidden in
 * wait, so a page that is printed or photographed is whole. The page's HTML stays as it was sent.
 */
export function useRevealOnScroll<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isBelow = false;
    // Asked, the browser would lay the page out for each section; told, it does so once for all.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      if (isIntersecting && isBelow) element.animate(RISE, TIMING);
      isBelow = !isIntersecting && boundingClientRect.top > 0;
      if (!isBelow) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
