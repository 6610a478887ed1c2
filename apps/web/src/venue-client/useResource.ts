import useSWR, { type SWRConfiguration } from 'swr';
import type * as v from 'valibot';
import { useVenueContext } from './VenueProvider.tsx';

/** The response to a GET request, cached under its path; null sends none. See SWR for the options and the result. */
export function useResource<Schema extends v.GenericSchema>(
  path: string | null,
  responseSchema: Schema,
  options: SWRConfiguration<v.InferOutput<Schema>> = {},
) {
  const { request } = useVenueContext();
  return useSWR<v.InferOutput<Schema>>(
    path,
    async (path: string) => {
      const { data } = await request({ method: 'GET', path, responseSchema });
      return data;
    },
    options,
  );
}
