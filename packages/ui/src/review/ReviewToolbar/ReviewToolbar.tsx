import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import { usePageClass } from '../../primitives/usePageClass.ts';
import { useStickyHeight } from '../../primitives/useStickyHeight.ts';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import { toolbarHeight } from '../../theme/stickyHeight.css.ts';
import { breakpoint } from '../../tokens/space.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { quickTight } from './quickShown.ts';
import * as styles from './ReviewToolbar.css.ts';
import type { ReviewToolbarProps } from './types.ts';
import { VenueSearch } from './VenueSearch.tsx';

/** Pixels for the ring of a focused card. */
const RING = 8;

/** Which venues are listed and how, in one line that stays above them. */
export function ReviewToolbar({ labels, q, shortcut, active, ...bar }: ReviewToolbarProps) {
  const filters = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  useStickyHeight(toolbarHeight, RING, whole, part);
  usePageClass(part, styles.pageBelow, ':scope > *');
  const hasRoom = useMediaQuery(breakpoint.tablet);
  const isTight = useMediaQuery(quickTight);
  return (
    <div ref={whole} className={styles.toolbar}>
      {hasRoom && <div className={styles.status}>{bar.status}</div>}
      <div ref={part} className={bar.scrollsOnPhones ? styles.line : styles.stayingLine}>
        <VenueSearch
          labels={labels}
          q={q}
          shortcut={shortcut}
          inputRef={bar.searchRef}
          onSearch={bar.onSearch}
          onSubmit={bar.onSubmit}
          onLeaveSearch={bar.onLeaveSearch}
        />
        <Popover
          open={bar.filtersOpen}
          onOpenChange={bar.onFiltersOpen}
          label={labels.filters}
          trigger={
            <Button
              ref={filters}
              icon={SlidersHorizontal}
              title={isTight ? labels.filters : undefined}
            >
              <span className={isTight ? hidden : undefined}>{labels.filters}</span>
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
