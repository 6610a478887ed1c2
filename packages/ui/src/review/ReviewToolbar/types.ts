import type { ReactNode, Ref } from 'react';
import type { ActiveFilter } from './ActiveFilters.tsx';

export interface ReviewToolbarProps {
  labels: {
    /** Names the search: "Find venues". */
    region: string;
    search: string;
    placeholder: string;
    clearSearch: string;
    /** On the button that opens the filters. */
    filters: string;
    /** Names the list of active filters. */
    activeFilters: string;
  };
  /** A SegmentedControl of the statuses; on phones above the filters. */
  status: ReactNode;
  /** Words to search, as typed; empty for all. */
  q: string;
  /** Called at every key; the caller waits until one stops typing. */
  onSearch: (q: string) => void;
  /** Called on Enter in the search field: the caller searches at once. */
  onSubmit: () => void;
  /** Called on Escape in the empty search field: the caller moves the focus to the list. */
  onLeaveSearch?: (() => void) | undefined;
  /** The key that leads to the search field, such as `/`; the caller listens for it. */
  shortcut?: string | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** The active filters, except status and search. */
  active: readonly ActiveFilter[];
  /** QuickFilters, beside the search on large screens; elsewhere they are only in `filters`. */
  quick?: ReactNode;
  /** VenueFilters, in a popover. */
  filters: ReactNode;
  filtersOpen: boolean;
  onFiltersOpen: (open: boolean) => void;
  /** On phones nothing stays above the list, where other controls do. */
  scrollsOnPhones?: boolean | undefined;
  /** A ViewSwitch and SavedViews, shown above the filters on phones; elsewhere they are in the ReviewHeader. */
  view?: ReactNode;
}
