import { useEffect, useRef } from 'react';

const PRESSES = ['keydown', 'pointerdown', 'click'] as const;

/** Whether the reviewer has gone on to something else: has pressed anything since `start` was called. */
export function useGoneOn() {
  const hasGoneOn = useRef(false);
  useEffect(() => {
    const onPress = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) hasGoneOn.current = true;
    };
    // Captured, because a press that calls `start` must come before it.
    for (const press of PRESSES) document.addEventListener(press, onPress, true);
    return () => {
      for (const press of PRESSES) document.removeEventListener(press, onPress, true);
    };
  }, []);
  return {
    start: (): void => {
      hasGoneOn.current = false;
    },
    hasGoneOn,
  };
}
