import { Children, Fragment, isValidElement, type ReactNode, type Ref, useId } from 'react';
import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './VenueGrid.css.ts';
import { VenueSkeletons } from './VenueSkeletons.tsx';

export interface VenueGridProps {
  labels: {
    /** Names the list: "Venues". */
    region: string;
    loading: string;
    /** Names the `aside`; needed with it: "Details". */
    aside?: string | undefined;
  };
  /** Nothing to show yet. */
  pending: boolean;
  /** A newer list is on its way; the old one stays. */
  refreshing?: boolean;
  /** How many are shown; announced when it changes. */
  footer?: string | undefined;
  /** The venues are still being counted: the footer is shown, and announced once they are. */
  counting?: boolean | undefined;
  /** Where else venues are found: "Also found:", and a link to each other list. Announced when it appears. */
  others?: { label: string; links: readonly { label: string; href: string }[] } | undefined;
  more?: Action | undefined;
  /** Shown instead of the list when there are no cards. */
  empty: Pick<EmptyStateProps, 'title' | 'celebration' | 'otherAction'> & {
    hint: string;
    action: Action;
  };
  /** Default `cards`; `focus` for a single VenueFocus. */
  layout?: keyof typeof styles.list | undefined;
  /** Keyed VenueCards or VenueRows, or a VenueFocus. */
  children: ReactNode;
  /** Beside the list on wide screens: a VenueInspector of the active venue. */
  aside?: ReactNode;
  /** The end of the list, which is reached by scrolling. */
  endRef?: Ref<HTMLDivElement> | undefined;
  /** The region, for moving focus to the results. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Where rows keep their name, address and buttons beside the inspector. */
const roomForAside = '(min-width: 75em)';

/** The list of cards, in all its states. */
export function VenueGrid({ labels, pending, refreshing = false, ref, ...list }: VenueGridProps) {
  const cards = Children.toArray(list.children);
  const footId = useId();
  const hasRoom = useMediaQuery(roomForAside);
  const aside = hasRoom && list.aside;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.region}
      aria-label={labels.region}
      aria-describedby={list.footer && footId}
      aria-busy={pending || refreshing}
    >
      {pending && <VenueSkeletons layout={list.layout ?? 'cards'} />}
      {!pending && refreshing && <Refreshing label={labels.loading} />}
      {/* Always there, so that a list that turns out empty is announced. */}
      <div role="status">
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
      <div ref={list.endRef} className={cards.length > 0 ? styles.footer : styles.emptyFooter}>
        <p id={footId} className={styles.count}>
          {list.counting && list.footer}
          <span role="status">{!list.counting && list.footer}</span>
        </p>
        <p className={cards.length > 0 ? styles.others : styles.count} role="status">
          {list.others && <Others {...list.others} />}
        </p>
        {list.more && (
          <Button pending={list.more.pending} onClick={list.more.onAction}>
            {list.more.label}
          </Button>
        )}
      </div>
    </section>
  );
}

function Others({ label, links }: NonNullable<VenueGridProps['others']>) {
  return (
    <>
      {label}{' '}
      {links.map((link, index) => (
        <Fragment key={link.href}>
          {index > 0 && ', '}
          <TextLink href={link.href}>{link.label}</TextLink>
        </Fragment>
      ))}
    </>
  );
}

function Refreshing({ label }: { label: string }) {
  return (
    <div role="status" className={styles.line}>
      <span className={styles.ball} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
