import { activityAnswerSchema, CALLS } from '@campetto/contract';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

/** What happened to a venue, the newest first. */
export function useHistory(folderPath: string) {
  const { call } = useVenueContext();
  const path = `${CALLS.history.path}?${new URLSearchParams({ folderPath })}`;
  return useSWR(path, async () => {
    const { data } = await call({ ...CALLS.history, path, answer: activityAnswerSchema });
    return data;
  });
}
