import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from '../../venues/list.ts';
import { changeFilters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address, and the way to change them: each change is a step that Back undoes,
 * but for the words, which are typed letter by letter.
 */
export function useFilters(): [ListFilters, (next: ListFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  return [
    filters,
    (next) =>
      setSearch(writeFilters(search, changeFilters(filters, next)), {
        replace: next.q !== filters.q,
      }),
  ];
}
