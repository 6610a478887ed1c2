import { activityAnswerSchema, CALLS } from '@campetto/contract';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

export const ACTIVITY_KEY = CALLS.activity.path;

/** What happened lately in the directory, the newest first. */
export function useActivity() {
  const { call } = useVenueContext();
  return useSWR(ACTIVITY_KEY, async (path) => {
    const { data } = await call({ ...CALLS.activity, path, answer: activityAnswerSchema });
    return data;
  });
}
