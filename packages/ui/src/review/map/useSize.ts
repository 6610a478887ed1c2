import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of a box in pixels; `usual` until it is laid out. */
export function useSize(box: RefObject<HTMLElement | null>, usual = { width: 640, height: 360 }) {
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [box]);
  return size;
}
