import useSWR from 'swr';
import type * as v from 'valibot';
import { useVenueContext } from './VenueProvider.tsx';

/** The response to a GET request, cached under its path; see SWR for what it returns. */
export function useResource<Schema extends v.GenericSchema>(path: string, responseSchema: Schema) {
  const { request } = useVenueContext();
  return useSWR(path, async () => {
    const { data } = await request({ method: 'GET', path, responseSchema });
    return data;
  });
}
