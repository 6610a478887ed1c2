import { CALLS, DECISIONS_MAX, type Twins, twinsAnswerSchema } from '@campetto/contract';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { useVenueContext } from './VenueProvider.tsx';

/**
 * The likely twins of these venues, by folder path; a venue that is not asked about yet has none.
 * Each is asked about once: a list that loses a venue to a decision does not ask for all the others
 * again. Twins that have been discarded here since are left out.
 */
export function useTwins(folderPaths: readonly string[]): Twins {
  const { call, latest } = useVenueContext();
  const [known, setKnown] = useState<Twins>({});
  const missing = folderPaths.filter((path) => !(path in known)).slice(0, DECISIONS_MAX);
  useSWR(
    missing.length === 0 ? null : [CALLS.twins.path, ...missing],
    async () => {
      const body = { folderPaths: missing };
      const { data } = await call({ ...CALLS.twins, answer: twinsAnswerSchema, body });
      const answered = Object.fromEntries(missing.map((path) => [path, data[path] ?? []]));
      setKnown((before) => ({ ...before, ...answered }));
    },
    { revalidateOnFocus: false },
  );
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(known).map(([path, twins]) => [
          path,
          twins.filter(({ item }) => latest.get(item.folderPath)?.status !== 'discarded'),
        ]),
      ),
    [known, latest],
  );
}
