import { LIST_SORTS, VENUE_CHECKS } from '@campetto/contract';
import { checkTexts } from '@campetto/messages/admin/checks';
import {
  anyCheck,
  searchBarLabels,
  sortByChecksShort,
  sortNames,
} from '@campetto/messages/admin/list';
import { mapToggle } from '@campetto/messages/admin/map';
import { Button, SearchBar } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { Ref } from 'react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { ReviewSavedViews } from '../saved-views/ReviewSavedViews.tsx';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import { useSearchInput } from './useSearchInput.ts';

interface ReviewSearchProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  searchRef: Ref<HTMLInputElement>;
  mapShown: boolean;
  onMap: (shown: boolean) => void;
}

/** The search, the sort order and the filter by failed check, with the map and the saved views. */
export function ReviewSearch({ filters, onChange, searchRef, mapShown, onMap }: ReviewSearchProps) {
  const { i18n } = useLingui();
  const input = useSearchInput(filters.q, (q) => onChange({ ...filters, q }));
  const sorts = sortNames(i18n);
  const checks = checkTexts(i18n);
  return (
    <SearchBar
      labels={searchBarLabels(i18n)}
      value={{ q: input.typed, sort: filters.sort, check: filters.check }}
      options={{
        sorts: LIST_SORTS.map((value) => ({
          value,
          label: sorts[value],
          short: value === 'checks' ? sortByChecksShort(i18n) : undefined,
        })),
        checks: [
          { value: 'any' as const, label: anyCheck(i18n) },
          ...VENUE_CHECKS.map((value) => ({ value, label: checks[value].text })),
        ],
      }}
      onChange={({ q, sort, check }) => {
        if (sort === filters.sort && check === filters.check) input.setTyped(q);
        else onChange({ ...filters, q: input.commit(q), sort, check });
      }}
      onSubmit={() => onChange({ ...filters, q: input.commit(input.typed) })}
      shortcut={useShortcutsSetting().enabled ? '/' : undefined}
      searchRef={searchRef}
    >
      <Button aria-expanded={mapShown} onClick={() => onMap(!mapShown)}>
        {mapToggle(i18n)[mapShown ? 'hide' : 'show']}
      </Button>
      <ReviewSavedViews />
    </SearchBar>
  );
}
