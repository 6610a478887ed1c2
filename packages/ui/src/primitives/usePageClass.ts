import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the root element a class while the selector matches something in the element; checked when the element changes
 * its size. With a rule of `:root:has()` the browser would search the whole page whenever an element is added.
 */
export function usePageClass(
  element: RefObject<Element | null>,
  name: string,
  selector: string,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { classList } = document.documentElement;
    const observer = new ResizeObserver(() => {
      classList.toggle(name, current.querySelector(selector) !== null);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      classList.remove(name);
    };
  }, [element, name, selector]);
}
