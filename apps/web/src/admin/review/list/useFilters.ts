import { useSearchParams } from 'react-router-dom';
import { useLatestLocation } from '../../../app/location/useLatestLocation.ts';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { applyChange, changeFilters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address and a function to change them. Each change is an entry of the history,
 * except for the search text, which changes with each letter.
 */
export function useFilters(): [ListFilters, (next: ListFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const latestLocation = useLatestLocation();
  const filters = readFilters(search);
  return [
    filters,
    (next) => {
      const latest = new URLSearchParams(latestLocation().search);
      const base = readFilters(latest);
      const changed = changeFilters(base, applyChange(base, filters, next));
      setSearch(writeFilters(latest, changed), { replace: next.q !== filters.q });
    },
  ];
}
