import { useSearchParams } from 'react-router-dom';
import { useLatestLocation } from '../../../app/location/useLatestLocation.ts';
import { FILTER_NAMES, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { applyChange, changeFilters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters in the address and a function to change them. Each change is an entry of the history,
 * except for one of the search text alone, which changes with each letter.
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
      const isSearch = FILTER_NAMES.every((name) => name === 'q' || changed[name] === base[name]);
      setSearch(writeFilters(latest, changed), { replace: isSearch });
    },
  ];
}
