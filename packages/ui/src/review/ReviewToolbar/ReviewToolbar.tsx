import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import { breakpoint } from '../../tokens/space.ts';
import { type ActiveFilter, ActiveFilters } from './ActiveFilters.tsx';
import * as styles from './ReviewToolbar.css.ts';
import { useStoredHeight } from './useStoredHeight.ts';

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

/** Which venues are listed and how, in one line that stays above them. */
export function ReviewToolbar({ labels, q, shortcut, active, ...bar }: ReviewToolbarProps) {
  const form = useRef<HTMLFormElement>(null);
  const filters = useRef<HTMLButtonElement>(null);
  const height = useStoredHeight();
  const hasRoom = useMediaQuery(breakpoint.tablet);
  function submit(event: FormEvent) {
    event.preventDefault();
    bar.onSubmit();
  }
  function clear() {
    bar.onSearch('');
    // The button goes away with the words.
    form.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={height.whole} className={styles.toolbar}>
      {hasRoom && <div className={styles.status}>{bar.status}</div>}
      <div ref={height.part} className={styles.line}>
        <search
          aria-label={labels.region}
          className={styles.search}
          data-empty={q === '' || undefined}
        >
          <form ref={form} onSubmit={submit}>
            <TextField
              ref={bar.searchRef}
              type="search"
              label={labels.search}
              labelHidden
              placeholder={labels.placeholder}
              icon={Search}
              autoComplete="off"
              enterKeyHint="search"
              aria-keyshortcuts={shortcut}
              value={q}
              onValueChange={bar.onSearch}
              end={
                q === '' ? (
                  <Shortcut of={shortcut} />
                ) : (
                  <IconButton icon={X} label={labels.clearSearch} onClick={clear} />
                )
              }
            />
          </form>
        </search>
        <Popover
          open={bar.filtersOpen}
          onOpenChange={bar.onFiltersOpen}
          label={labels.filters}
          trigger={
            <Button ref={filters} icon={SlidersHorizontal}>
              {labels.filters}
              {active.length > 0 && <span className={styles.count}>{active.length}</span>}
            </Button>
          }
        >
          {hasRoom ? (
            bar.filters
          ) : (
            <div className={styles.panel}>
              <div className={styles.view}>
                {bar.status}
                {bar.view}
              </div>
              {bar.filters}
            </div>
          )}
        </Popover>
      </div>
      {bar.quick !== undefined && <div className={styles.quick}>{bar.quick}</div>}
      {active.length > 0 && (
        <ActiveFilters
          label={labels.activeFilters}
          filters={active}
          onEmptied={() => filters.current?.focus()}
        />
      )}
    </div>
  );
}

/** Visual only: the field has `aria-keyshortcuts` for screen readers. */
function Shortcut({ of }: { of: string | undefined }) {
  return of === undefined ? null : (
    <span className={styles.shortcut} aria-hidden="true">
      {of}
    </span>
  );
}
