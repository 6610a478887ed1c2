import { useEffect, useRef } from 'react';

/** Whether the component is no longer shown, so that the result of a pending request must be shown elsewhere. */
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
