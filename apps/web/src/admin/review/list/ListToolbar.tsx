import { VENUE_STATUSES } from '@campetto/contract';
import { reviewToolbarLabels, shownText, statusLabel } from '@campetto/messages/admin/list';
import { statusNames } from '@campetto/messages/admin/venue';
import { ReviewToolbar, SegmentedControl } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { type ReactNode, type Ref, useState } from 'react';
import type { ListFilters as Filters } from '../../../venue-client/list/listRequest.ts';
import { useVenueCounts } from '../../../venue-client/list/useVenueCounts.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { isInView } from '../card/useCardFocus.ts';
import { useSearchInput } from '../search/useSearchInput.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListQuickFilters } from './ListQuickFilters.tsx';
import { useActiveFilters } from './useActiveFilters.ts';

/** How the counts call each status (spec §5). */
const COUNT_KEYS = {
  pending: 'scrapedCount',
  approved: 'approvedCount',
  discarded: 'discardedCount',
} as const;

/** As wide as four digits, so that the words do not move when the counts are known. */
const COUNT_ROOM = '\u2007'.repeat(4);

interface ListToolbarProps {
  filters: Filters;
  list: VenueList;
  /** The saved view that was applied last. */
  applied: Filters | undefined;
  cards: ActiveCard;
  searchRef: Ref<HTMLInputElement>;
  announce: (message: string) => void;
  onChange: (filters: Filters) => void;
  /** How the list is shown. */
  view: ReactNode;
  /** The decisions stay above the venue. */
  isFocus: boolean;
}

/** Which venues are listed: status, search and filters (spec §2.12). */
export function ListToolbar({ filters, list, cards, onChange, ...props }: ListToolbarProps) {
  const { i18n } = useLingui();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const input = useSearchInput({
    query: filters.q,
    applied: props.applied,
    onSearch: (q) => onChange({ ...filters, q }),
  });
  const active = useActiveFilters(filters, onChange);
  const statuses = statusNames(i18n);
  const { data: counts } = useVenueCounts();

  const count = shownText(i18n, list.venues?.length ?? 0, list);

  function leaveForList() {
    // Focusing a list that is longer than the window would scroll to its middle.
    const region = cards.region.current;
    region?.focus({ preventScroll: true });
    if (region && !isInView(region)) region.scrollIntoView();
  }

  /** The filters apply at once; the button leads to the list and announces what it shows. */
  function apply() {
    setFiltersOpen(false);
    leaveForList();
    // A count that is still being loaded is announced by the list.
    if (!list.counting) props.announce(count);
  }
  return (
    <ReviewToolbar
      labels={reviewToolbarLabels(i18n)}
      status={
        <SegmentedControl
          label={statusLabel(i18n)}
          options={VENUE_STATUSES.map((status) => ({
            value: status,
            label: statuses[status],
            count: counts ? i18n.number(counts[COUNT_KEYS[status]]) : COUNT_ROOM,
          }))}
          value={filters.status}
          onValueChange={(status) => onChange({ ...filters, status })}
        />
      }
      q={input.typed}
      onSearch={input.setTyped}
      onLeaveSearch={() =>
        cards.active ? cards.activate(cards.active.folderPath) : cards.region.current?.focus()
      }
      onSubmit={() => {
        onChange({ ...filters, q: input.commit() });
        leaveForList();
      }}
      shortcut={useShortcutsSetting().enabled ? '/' : undefined}
      searchRef={props.searchRef}
      active={active}
      quick={<ListQuickFilters filters={filters} onChange={onChange} />}
      filters={<ListFilters filters={filters} count={count} onChange={onChange} onApply={apply} />}
      filtersOpen={filtersOpen}
      onFiltersOpen={setFiltersOpen}
      view={props.view}
      scrollsOnPhones={props.isFocus}
    />
  );
}
