import { useEffect, useEffectEvent, useRef } from 'react';
import { decidedToday, useReviewers } from './leases/useReviewers.ts';
import { onChangeElsewhere } from './otherWindows.ts';
import { useRequestOverview } from './useRevalidateOverview.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** Milliseconds that are waited for further changes, as of a reviewer who decides fast. */
const QUIET = 500;

/** Milliseconds between two requests for duplicates when the window gets the focus. */
const STALE = 10_000;

/**
 * Requests again what other windows of this browser have changed, and colleagues as soon as they are known to have
 * decided more venues: the overview, the duplicates, and by `onChange` the list. Their other changes are requested when
 * the window gets the focus, the lists by SWR, the duplicates here.
 */
export function useChangesElsewhere(onChange: () => void): void {
  const { expireDuplicates } = useVenueContext();
  const requestOverview = useRequestOverview();
  const update = useEffectEvent(() => {
    requestOverview();
    expireDuplicates();
    onChange();
  });
  const expire = useEffectEvent(expireDuplicates);
  const { data: reviewers } = useReviewers();
  const byOthers = reviewers && decidedToday(reviewers).byOthers;
  const known = useRef(byOthers);
  const onDecided = useEffectEvent(() => {
    const before = known.current;
    known.current = byOthers;
    if (before !== undefined && byOthers !== undefined && byOthers > before) update();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: colleagues have decided.
  useEffect(() => onDecided(), [byOthers]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let expiredAt = performance.now();
    const end = onChangeElsewhere(() => {
      clearTimeout(timer);
      timer = setTimeout(update, QUIET);
    });
    function onFocus() {
      if (performance.now() - expiredAt < STALE) return;
      expiredAt = performance.now();
      expire();
    }
    window.addEventListener('focus', onFocus);
    return () => {
      end();
      clearTimeout(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
}
