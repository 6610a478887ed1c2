import { CALLS, reasonCountsSchema } from '@campetto/contract';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

export const REASONS_KEY = CALLS.reasons.path;

/** How many discarded venues stand under each reason. */
export function useReasonCounts() {
  const { call } = useVenueContext();
  return useSWR(REASONS_KEY, async () => {
    const { data } = await call({ ...CALLS.reasons, answer: reasonCountsSchema });
    return data;
  });
}
