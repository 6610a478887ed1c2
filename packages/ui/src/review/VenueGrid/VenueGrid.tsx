import { Children, isValidElement, useId } from 'react';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { VenueGridProps } from './types.ts';
import * as styles from './VenueGrid.css.ts';
import { VenueGridFooter } from './VenueGridFooter.tsx';
import { VenueSkeletons } from './VenueSkeletons.tsx';

/** Windows in which rows have room for name, address and buttons beside the inspector. */
const roomForAside = '(min-width: 75em)';

/** The list of cards, in all its states. */
export function VenueGrid({ labels, pending, refreshing = false, ref, ...list }: VenueGridProps) {
  const cards = Children.toArray(list.children);
  const footerId = useId();
  const hasRoom = useMediaQuery(roomForAside);
  const aside = hasRoom && list.aside;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.region}
      aria-label={labels.region}
      aria-describedby={list.footer && footerId}
      aria-busy={pending || refreshing}
      data-focus-outside={list.focusOutside || undefined}
    >
      {pending && <VenueSkeletons layout={list.layout ?? 'cards'} />}
      {!pending && refreshing && (
        // Not announced: a list is loaded again after every few decisions.
        <div aria-hidden="true" className={styles.line}>
          <span className={styles.ball} />
        </div>
      )}
      {/* Mounted before the list is loaded, so that screen readers announce an empty list. */}
      <div role="status" aria-live={list.emptied ? 'off' : 'polite'}>
        {pending && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
        {!pending && cards.length === 0 && <EmptyState {...list.empty} />}
      </div>
      {cards.length > 0 && (
        <div className={aside ? styles.withAside : undefined}>
          <ul
            className={styles.list[list.layout ?? 'cards']}
            data-beside={aside ? true : undefined}
          >
            {cards.map((card) => (
              <li key={isValidElement(card) ? card.key : null}>{card}</li>
            ))}
          </ul>
          {aside && (
            <aside className={styles.aside} aria-label={labels.aside}>
              {aside}
            </aside>
          )}
        </div>
      )}
      <VenueGridFooter {...list} id={footerId} isEmpty={cards.length === 0} />
    </section>
  );
}
