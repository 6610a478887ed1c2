import { LEASE_SECONDS, LEASES_MAX, type VenueReviewItem } from '@campetto/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Leases } from '../../../venue-client/leases/useLeases.ts';

/** Milliseconds after which leases are renewed, so that a slow request does not let them end. */
const RENEWAL = (LEASE_SECONDS * 1000) / 2;

/** At least this many venues are leased ahead, so that the next one is known to be free. */
const AHEAD = 3;

const NO_VENUES: readonly VenueReviewItem[] = [];

/** Leases the venue at hand and the next ones while `enabled`, and ends the leases afterwards. */
export function useFocusLeases(
  enabled: boolean,
  venues: readonly VenueReviewItem[] = NO_VENUES,
  active: VenueReviewItem | undefined,
  { lease }: Leases,
): void {
  const requested = useRef<readonly string[]>([]);
  const paths = venues.map(({ folderPath }) => folderPath);
  const index = active ? paths.indexOf(active.folderPath) : -1;

  const requestLeases = useEffectEvent(() => {
    requested.current = index < 0 ? [] : paths.slice(index, index + LEASES_MAX);
    void lease(requested.current);
  });
  const isCovered = useEffectEvent(() =>
    paths.slice(index, index + AHEAD).every((path) => requested.current.includes(path)),
  );

  const at = enabled ? active?.folderPath : undefined;
  useEffect(() => {
    if (at !== undefined && !isCovered()) requestLeases();
  }, [at]);

  const isActive = at !== undefined;
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(requestLeases, RENEWAL);
    return () => {
      clearInterval(timer);
      requested.current = [];
      void lease([]);
    };
  }, [isActive, lease]);
}
