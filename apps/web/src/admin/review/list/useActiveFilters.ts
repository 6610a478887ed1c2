import { filterNames, removeFilter } from '@campetto/messages/admin/list';
import type { ReviewToolbarProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { DEFAULT_FILTERS, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { matchingFilters } from '../../../venue-client/list/useMatches.ts';
import { changeFilters, QUICK_FILTERS } from './filters.ts';

type FilterName = keyof ReturnType<typeof filterNames>;

/** Whether a quick filter shows this filter too. */
const isQuick = (id: FilterName, { check }: ListFilters) =>
  id === 'check' ? check === 'any' : QUICK_FILTERS.some((quick) => quick === id);

/** What the list is reduced to, besides status and words; each can be removed. */
export function useActiveFilters(
  filters: ListFilters,
  onChange: (filters: ListFilters) => void,
): ReviewToolbarProps['active'] {
  const { i18n } = useLingui();
  const names = filterNames(i18n, matchingFilters(filters));
  return (Object.keys(names) as FilterName[]).flatMap((id) => {
    const label = names[id];
    if (!label) return [];
    const without = changeFilters(filters, { ...filters, [id]: DEFAULT_FILTERS[id] });
    const removeLabel = removeFilter(i18n, label);
    const quick = isQuick(id, filters);
    return [{ id, label, removeLabel, quick, onRemove: () => onChange(without) }];
  });
}
