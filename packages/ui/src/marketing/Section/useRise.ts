import { useEffect, useRef } from 'react';

/**
 * Lets an element rise in once, when it is first scrolled to. What is in sight from the start, and
 * everything where scripts do not run, simply stands there.
 */
export function useRise<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    element.dataset['rise'] = 'waiting';
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset['rise'] = 'risen';
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
