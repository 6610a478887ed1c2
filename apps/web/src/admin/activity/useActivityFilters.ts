import { ACTIVITY_KINDS } from '@campetto/contract';
import { useSearchParams } from 'react-router-dom';
import type { ActivityFilters } from '../../venue-client/history/useActivityPages.ts';

/** The filters in the address, invalid ones left out, and a function that changes them. */
export function useActivityFilters(): [ActivityFilters, (next: ActivityFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = ACTIVITY_KINDS.find((one) => one === search.get('kind')) ?? null;
  const actor = search.get('actor')?.trim() || null;
  return [
    { actor, kind },
    (next) => {
      const query = new URLSearchParams(search);
      for (const name of ['actor', 'kind'] as const) {
        if (next[name] === null) query.delete(name);
        else query.set(name, next[name]);
      }
      setSearch(query);
    },
  ];
}
