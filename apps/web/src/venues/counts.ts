import { CALLS, venueCountsSchema } from '@campetto/contract';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

export const COUNTS_KEY = CALLS.count.path;

/** How many venues stand in each status. */
export function useVenueCounts() {
  const { call } = useVenueContext();
  return useSWR(COUNTS_KEY, async (path) => {
    const { data } = await call({ ...CALLS.count, path, answer: venueCountsSchema });
    return data;
  });
}
