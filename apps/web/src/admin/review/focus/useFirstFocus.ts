import { useEffect, useRef } from 'react';
import type { ActiveCard } from '../card/useActiveCard.ts';

/**
 * Moves the focus to the list when its first venue is shown, so that the keys act: unless something has it by then,
 * other than the heading (after a sign-in) or the switch to this view (after a click). The list gets it, because a
 * venue that another reviewer has is replaced.
 */
export function useFirstFocus({ active, region }: ActiveCard): void {
  const isShown = active !== undefined;
  const done = useRef(false);
  useEffect(() => {
    if (!isShown || done.current) return;
    done.current = true;
    const { activeElement: focused, body } = document;
    const isLeft = focused?.matches('h1, [type=radio]:not(:focus-visible)') === true;
    if (focused === null || focused === body || isLeft) {
      region.current?.focus({ preventScroll: true });
    }
  }, [isShown, region]);
}
