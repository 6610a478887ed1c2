import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Area = RefObject<HTMLElement | null>;

const isIn = (areas: readonly Area[], target: EventTarget | null): boolean =>
  target instanceof Node && areas.some(({ current }) => current?.contains(target) === true);

/** Where the focus is after a navigation. */
const isHeading = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('h1');

/**
 * Whether the keyboard is in one of the areas: one of them has the focus, or had it when the focused element
 * vanished. A press outside of them ends that, also where nothing takes the focus.
 *
 * @param fromStart whether it is, too, before anything but the heading of the screen has been focused
 */
export function useKeyPlace(fromStart: boolean, ...areas: readonly Area[]) {
  const isInside = useRef(fromStart);
  const [isElsewhere, setElsewhere] = useState(!fromStart);
  const latest = useRef(areas);
  useEffect(() => {
    latest.current = areas;
  });
  useEffect(() => {
    const onVisit = ({ type, target }: Event) => {
      // A dialog returns the focus to where it was.
      if (target instanceof Element && target.closest('[role$=dialog]')) return;
      if (type === 'focusin' && isHeading(target)) return;
      isInside.current = isIn(latest.current, target);
      setElsewhere(!isInside.current);
    };
    document.addEventListener('focusin', onVisit);
    document.addEventListener('pointerdown', onVisit);
    return () => {
      document.removeEventListener('focusin', onVisit);
      document.removeEventListener('pointerdown', onVisit);
    };
  }, []);
  const isInPlace = useCallback(() => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || isHeading(activeElement)
      ? isInside.current
      : isIn(latest.current, activeElement);
  }, []);
  /** `isInPlace` is for a key that is pressed now, `isElsewhere` for what is shown. */
  return { isInPlace, isElsewhere };
}
