import { useEffect, useRef } from 'react';

const PRESSES = ['keydown', 'pointerdown', 'click'] as const;

/** Whether the reviewer has pressed anything, a key or a pointer, since `reset` was called. */
export function useLaterPress() {
  const happened = useRef(false);
  useEffect(() => {
    const onPress = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) happened.current = true;
    };
    // Captured, because a press that calls `reset` must come before it.
    for (const press of PRESSES) document.addEventListener(press, onPress, true);
    return () => {
      for (const press of PRESSES) document.removeEventListener(press, onPress, true);
    };
  }, []);
  return {
    reset: (): void => {
      happened.current = false;
    },
    happened,
  };
}
