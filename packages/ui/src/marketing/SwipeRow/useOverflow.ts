import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Tells whether an element's content is wider than the element; false as long as no script has measured it. */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setOverflows(current.scrollWidth > current.clientWidth);
    // An observer reports after the next layout only.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return [element, overflows];
}
