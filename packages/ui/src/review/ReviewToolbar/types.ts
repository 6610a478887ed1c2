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
  /** Which list: a SegmentedControl of the statuses; on phones above the filters. */
  status: ReactNode;
  /** Words to search, as typed; empty for all. */
  q: string;
  /** At every key: the caller waits for the typing to end. */
  onSearch: (q: string) => void;
  /** Enter in the search field: no more waiting. */
  onSubmit: () => void;
  /** Escape in the empty search field: the caller moves the focus to the list. */
  onLeaveSearch?: (() => void) | undefined;
  /** The key that leads to the search field, such as `/`; the caller listens for it. */
  shortcut?: string | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** What the list is reduced to, besides status and words. */
  active: readonly ActiveFilter[];
  /** QuickFilters, beside the search on large screens; elsewhere they are only in `filters`. */
  quick?: ReactNode;
  /** VenueFilters, in a popover. */
  filters: ReactNode;
  filtersOpen: boolean;
  onFiltersOpen: (open: boolean) => void;
  /** How the list is shown, on phones only, above the filters; elsewhere it is in the ReviewHeader. */
  view?: ReactNode;
}
