import { CALLS, DECISIONS_MAX, type Twin, type Twins, twinsAnswerSchema } from '@campetto/contract';
import { useMemo, useRef } from 'react';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

/**
 * The likely twins of these venues, by folder path; a venue that is not asked about yet has none.
 * Each is asked about once: a list that loses a venue to a decision does not ask for all the others
 * again. Twins that have been discarded here since are left out.
 */
export function useTwins(folderPaths: readonly string[]): Twins {
  const { call, latest } = useVenueContext();
  const known = useRef(new Map<string, Twin[]>());
  const missing = folderPaths.filter((path) => !known.current.has(path)).slice(0, DECISIONS_MAX);
  const { data } = useSWR(
    missing.length === 0 ? null : [CALLS.twins.path, ...missing],
    async () => {
      const body = { folderPaths: missing };
      const { data } = await call({ ...CALLS.twins, answer: twinsAnswerSchema, body });
      for (const path of missing) known.current.set(path, data[path] ?? []);
      return data;
    },
    { revalidateOnFocus: false },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer changes what is known.
  return useMemo(
    () =>
      Object.fromEntries(
        [...known.current].map(([path, twins]) => [
          path,
          twins.filter(({ item }) => latest.get(item.folderPath)?.status !== 'discarded'),
        ]),
      ),
    [data, latest],
  );
}
