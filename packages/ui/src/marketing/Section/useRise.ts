import { useEffect, useRef } from 'react';

const RISE = { opacity: [0, 1], transform: ['translateY(1.5rem)', 'none'] };
const TIMING = {
  duration: 280,
  easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  fill: 'backwards',
} as const;

/**
 * Lets an element rise in once, when it is first scrolled to. What is in sight from the start, and
 * everything where scripts do not run or motion is unwanted, simply stands there. The page's HTML
 * stays as it was sent.
 */
export function useRise<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const rise = element.animate(RISE, TIMING);
    rise.pause();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      rise.play();
    });
    observer.observe(element);
    // Paper is not scrolled.
    const show = () => rise.cancel();
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
      rise.cancel();
    };
  }, []);
  return ref;
}
