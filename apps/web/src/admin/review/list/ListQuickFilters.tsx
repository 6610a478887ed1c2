import { quickFilterTexts } from '@campetto/messages/admin/list';
import { QuickFilters } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { isPressed, quickFiltersOf, toggleQuick } from './filters.ts';

interface ListQuickFiltersProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

/** The filters that a reviewer needs most, each turned on and off by one press. */
export function ListQuickFilters({ filters, onChange }: ListQuickFiltersProps) {
  const { i18n } = useLingui();
  const { label, names } = quickFilterTexts(i18n);
  return (
    <QuickFilters
      label={label}
      filters={quickFiltersOf(filters).map((id) => ({
        id,
        label: names[id],
        pressed: isPressed(filters, id),
        onToggle: () => onChange(toggleQuick(filters, id)),
      }))}
    />
  );
}
