import type { VenueReviewItem } from '@campetto/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { successorOf } from './activeCard.ts';

interface SuccessorOptions {
  /** The venue that was made active last, which may have left the list. */
  last: string | undefined;
  /** Called when the venue and the focus in its card have left the list; `successor` takes its place. */
  onLeft: (successor: VenueReviewItem) => void;
}

/**
 * Finds the venue that takes the place of one that leaves the list, after a decision here, for which the list may have
 * changed already, or by someone else.
 */
export function useSuccessor(
  venues: readonly VenueReviewItem[],
  { last, onLeft }: SuccessorOptions,
) {
  const shown = useRef(venues);
  /** The last list in which the active venue was. */
  const before = useRef(venues);
  /** The focused element, also after it was removed. */
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const onFocusIn = ({ target }: Event) => {
      focused.current = target;
    };
    const onPress = () => {
      focused.current = null;
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  const follow = useEffectEvent(() => {
    shown.current = venues;
    if (last === undefined || venues.some(({ folderPath }) => folderPath === last)) {
      before.current = venues;
      return;
    }
    const { current } = focused;
    if (document.activeElement !== document.body || !(current instanceof Element)) return;
    const successor = current.isConnected ? undefined : successorOf(before.current, venues, last);
    focused.current = null;
    if (successor) onLeft(successor);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each list and each active venue.
  useLayoutEffect(() => follow(), [venues, last]);

  return {
    /** The venues that are shown by now. */
    shown,
    /** The venue, of those that fulfil the condition, that takes the place of another one. */
    successorOf: (folderPath: string, isFree: (item: VenueReviewItem) => boolean) =>
      successorOf(before.current, shown.current.filter(isFree), folderPath),
  };
}
