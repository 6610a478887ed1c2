import { LIST_SORTS, type ListSort, VENUE_CHECKS } from '@campetto/contract';
import { Button, FindBar } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { ListFilters } from '../../venues/list.ts';
import { ReviewViews } from './ReviewViews.tsx';
import { useTypedWords } from './useTypedWords.ts';
import { WARNING_TEXTS } from './warningTexts.ts';

interface ReviewFindProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Whether the map is shown. */
  map: boolean;
  onMap: (shown: boolean) => void;
}

/** The search, the order and the warnings of the list, with the views that were kept. */
export function ReviewFind({ filters, onChange, searchRef, map, onMap }: ReviewFindProps) {
  const { t, i18n } = useLingui();
  const words = useTypedWords(filters.q, (q) => onChange({ ...filters, q }));
  const sorts: Record<ListSort, string> = {
    newest: t`Newest`,
    rating: t`Best rated`,
    name: t`By name`,
    warnings: t`Most warnings`,
  };
  return (
    <FindBar
      labels={{
        region: t`Find venues`,
        search: t`Search`,
        placeholder: t`Name, city or street`,
        clearSearch: t`Clear the search`,
        sort: t`Sort`,
        check: t`Warnings`,
        noCheck: t`Show all`,
      }}
      value={{ q: words.typed, sort: filters.sort, check: filters.check }}
      options={{
        sorts: LIST_SORTS.map((value) => ({
          value,
          label: sorts[value],
          short: value === 'warnings' ? t`Warnings` : undefined,
        })),
        checks: [
          { value: 'any' as const, label: t`Any warning` },
          ...VENUE_CHECKS.map((value) => ({ value, label: i18n._(WARNING_TEXTS[value].text) })),
        ],
      }}
      onChange={({ q, sort, check }) => {
        if (sort === filters.sort && check === filters.check) words.setTyped(q);
        else onChange({ ...filters, q: words.settle(q), sort, check });
      }}
      onSubmit={() => onChange({ ...filters, q: words.settle(words.typed) })}
      shortcut="/"
      searchRef={searchRef}
    >
      <Button aria-expanded={map} onClick={() => onMap(!map)}>
        {map ? t`Hide map` : t`Show map`}
      </Button>
      <ReviewViews />
    </FindBar>
  );
}
