import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { applyChange, changeFilters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address and a function to change them. Each change is an entry of the history,
 * except for the search text, which changes with each letter. The router updates the address a moment
 * after it is set, so that a second quick change is applied to the result of the first.
 */
export function useFilters(): [ListFilters, (next: ListFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const requested = useRef<ListFilters>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is the requested one.
  useEffect(() => {
    requested.current = undefined;
  }, [search]);
  return [
    filters,
    (next) => {
      const base = requested.current ?? filters;
      requested.current = changeFilters(base, applyChange(base, filters, next));
      setSearch(writeFilters(search, requested.current), { replace: next.q !== filters.q });
    },
  ];
}
