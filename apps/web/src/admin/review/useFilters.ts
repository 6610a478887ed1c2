import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from '../../venues/list.ts';
import { changeFilters, onto, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address, and the way to change them: each change is a step that Back undoes,
 * but for the words, which are typed letter by letter. The address is drawn a moment after it is
 * set, so two quick changes are laid upon each other: neither takes the other back.
 */
export function useFilters(): [ListFilters, (next: ListFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const asked = useRef<ListFilters>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each address the asked one has come.
  useEffect(() => {
    asked.current = undefined;
  }, [search]);
  return [
    filters,
    (next) => {
      const base = asked.current ?? filters;
      asked.current = changeFilters(base, onto(base, filters, next));
      setSearch(writeFilters(search, asked.current), { replace: next.q !== filters.q });
    },
  ];
}
