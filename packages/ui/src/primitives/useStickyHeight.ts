import { type RefObject, useEffect } from 'react';

/**
 * Stores the height of the first sticky one of two elements, plus `margin`, in pixels, in a property of the page, which
 * uses it to scroll focused elements clear of that element.
 */
export function useStickyHeight(
  property: string,
  margin: number,
  first: RefObject<HTMLElement | null>,
  second?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const elements = [first.current, second?.current].filter((element) => element != null);
    function store(): void {
      const sticky = elements.find((element) => getComputedStyle(element).position === 'sticky');
      if (sticky && sticky.offsetHeight > 0)
        style.setProperty(property, `${sticky.offsetHeight + margin}px`);
      else style.removeProperty(property);
    }
    const observer = new ResizeObserver(store);
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, margin, first, second]);
}
