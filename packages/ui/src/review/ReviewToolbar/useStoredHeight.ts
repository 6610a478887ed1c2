import { useEffect, useRef } from 'react';
import { heightProperty, pageBelow } from './ReviewToolbar.css.ts';

/** For the ring of a focused card, in pixels. */
const MARGIN = 8;

/**
 * Stores the height of the toolbar, whose lines wrap, so that focused cards scroll clear of it. Returns the refs
 * of the whole and of the part that stays on phones.
 */
export function useStoredHeight() {
  const whole = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { classList, style } = document.documentElement;
    classList.add(pageBelow);
    function store(): void {
      const bar = [whole.current, part.current].find(
        (element) => element && getComputedStyle(element).position === 'sticky',
      );
      if (bar) style.setProperty(heightProperty, `${bar.offsetHeight + MARGIN}px`);
      else style.removeProperty(heightProperty);
    }
    const observer = new ResizeObserver(store);
    for (const element of [whole.current, part.current]) if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      classList.remove(pageBelow);
      style.removeProperty(heightProperty);
    };
  }, []);
  return { whole, part };
}
