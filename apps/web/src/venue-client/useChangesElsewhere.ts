import { useEffect, useEffectEvent, useRef } from 'react';
import { decidedToday, useReviewers } from './leases/useReviewers.ts';
import { onChangeElsewhere } from './otherWindows.ts';
import { useRefreshSoon } from './useRefreshSoon.ts';
import { useRequestOverview } from './useRevalidateOverview.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** The fewest milliseconds between two requests for duplicates when the window gets the focus. */
const INTERVAL_MIN = 10_000;

/**
 * After a change in another window of this browser, or when colleagues have decided on more venues, requests the
 * overview and the duplicates again, and calls `onChange`, which is to request the list. Other changes of colleagues
 * appear when the window gets the focus: SWR then requests the lists, and this hook the duplicates.
 */
export function useChangesElsewhere(onChange: () => void): void {
  const { expireDuplicates } = useVenueContext();
  const requestOverview = useRequestOverview();
  function update(): void {
    requestOverview();
    expireDuplicates();
    onChange();
  }
  const updateSoon = useEffectEvent(useRefreshSoon(update));
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
    let expiredAt = performance.now();
    const end = onChangeElsewhere(() => updateSoon());
    function onFocus() {
      if (performance.now() - expiredAt < INTERVAL_MIN) return;
      expiredAt = performance.now();
      expire();
    }
    window.addEventListener('focus', onFocus);
    return () => {
      end();
      window.removeEventListener('focus', onFocus);
    };
  }, []);
}
