import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Area = RefObject<HTMLElement | null>;

const isIn = (areas: readonly Area[], target: EventTarget | null): boolean =>
  target instanceof Node && areas.some(({ current }) => current?.contains(target) === true);

/** Where the focus is put after a navigation, and after the focused element has vanished. */
const isSubstitute = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('h1, main');

/**
 * Whether keys belong to one of the areas: it contains the focus, or contained the focused element that was removed. A
 * press outside of them ends that, even if nothing gets the focus.
 *
 * @param fromStart whether they do before anything in the screen was focused, except its heading
 */
export function useKeyPlace(fromStart: boolean, ...areas: readonly Area[]) {
  const isInside = useRef(fromStart);
  const [isOutside, setOutside] = useState(!fromStart);
  const latest = useRef(areas);
  useEffect(() => {
    latest.current = areas;
  });
  useEffect(() => {
    const onVisit = ({ type, target }: Event) => {
      // A dialog returns the focus to where it was.
      if (target instanceof Element && target.closest('[role$=dialog]')) return;
      if (type === 'focusin' && isSubstitute(target)) return;
      isInside.current = isIn(latest.current, target);
      setOutside(!isInside.current);
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
    return activeElement === null || activeElement === body || isSubstitute(activeElement)
      ? isInside.current
      : isIn(latest.current, activeElement);
  }, []);
  /** `isInPlace` returns the state at a press, `isOutside` is the state that is rendered. */
  return { isInPlace, isOutside };
}
