import { useEffect, useRef } from 'react';

/** Whether the component is no longer shown: what it waits for must be reported elsewhere. */
export function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
