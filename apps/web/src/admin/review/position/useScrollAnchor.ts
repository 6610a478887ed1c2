import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Milliseconds without a scroll after which the venue in sight is looked up. */
const SETTLED = 100;

/** The folder paths of the first venue in sight and of some after it, and how far below the top of the window it is. */
export interface VenuesInSight {
  paths: readonly string[];
  top: number;
}

export const NONE_IN_SIGHT: VenuesInSight = { paths: [], top: 0 };

/** When the window gets another width, as a phone that is turned, the venue in sight stays. */
export function useScrollAnchor(
  inSight: () => VenuesInSight,
  show: (venues: VenuesInSight) => void,
): void {
  /** The venues in sight when the last scroll ended. */
  const settled = useRef(NONE_IN_SIGHT);
  const settle = useEffectEvent(() => {
    settled.current = inSight();
  });
  const restore = useEffectEvent(() => {
    const { paths, top } = settled.current;
    show({ paths, top: Math.min(top, innerHeight / 2) });
  });

  useLayoutEffect(() => {
    let width = innerWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED);
    };
    const onResize = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      restore();
    };
    addEventListener('scroll', onScroll);
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, []);
}
