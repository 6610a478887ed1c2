import { CALLS, DECISIONS_MAX, type Twins, twinsAnswerSchema } from '@campetto/contract';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

const NONE: Twins = {};

/** The likely twins of these venues, by folder path; empty until they are known. */
export function useTwins(folderPaths: readonly string[]): Twins {
  const { call } = useVenueContext();
  const { data } = useSWR(
    folderPaths.length === 0 ? null : [CALLS.twins.path, ...folderPaths],
    async () => {
      const twins: Twins = {};
      for (let start = 0; start < folderPaths.length; start += DECISIONS_MAX) {
        const body = { folderPaths: folderPaths.slice(start, start + DECISIONS_MAX) };
        const { data } = await call({ ...CALLS.twins, answer: twinsAnswerSchema, body });
        Object.assign(twins, data);
      }
      return twins;
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return data ?? NONE;
}
