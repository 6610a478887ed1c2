import type { VenueReviewItem } from '@campetto/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { successorOf } from './activeCard.ts';

interface SuccessorOptions {
  /** The venue that was made active last, which may have left the list. */
  last: string | undefined;
  /** Other filters are another list, in which no venue takes the place of one that is not there. */
  list: string;
  /** Whether a venue may take the place of another one; if none may, any does. */
  isFree: (item: VenueReviewItem) => boolean;
  /** Called when the venue has left the list; `hadFocus` if the focus in its card has left with it. */
  onLeft: (successor: VenueReviewItem, hadFocus: boolean) => void;
}

/**
 * Finds the venue that takes the place of one that leaves the list, after a decision here, for which the list may have
 * changed already, or by someone else.
 */
export function useSuccessor(
  venues: readonly VenueReviewItem[],
  { last, list, isFree, onLeft }: SuccessorOptions,
) {
  const shown = useRef(venues);
  /** The last list in which the active venue was. */
  const before = useRef(venues);
  const listBefore = useRef(list);
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
      listBefore.current = list;
      return;
    }
    const wasListed = before.current.some(({ folderPath }) => folderPath === last);
    const hadFocus = takeLostFocus();
    if (!hadFocus && !(wasListed && list === listBefore.current)) return;
    const successor =
      successorOf(before.current, venues.filter(isFree), last) ??
      successorOf(before.current, venues, last);
    if (successor) onLeft(successor, hadFocus);
  });

  /** Returns, once, whether the focused element was removed. */
  function takeLostFocus(): boolean {
    const { current } = focused;
    if (document.activeElement !== document.body || !(current instanceof Element)) return false;
    focused.current = null;
    return !current.isConnected;
  }

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
