import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the page a class while the element contains what the selector finds, as of its last change of size. A rule of
 * `:root:has()` would need no script, but for it the browser searches the whole page whenever an element is added.
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
