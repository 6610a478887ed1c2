import type { ReactNode, Ref } from 'react';
import type { Action } from '../../primitives/action.ts';
import type { EmptyStateProps } from '../../primitives/EmptyState/index.ts';
import type { list } from './VenueGrid.css.ts';

export interface VenueGridProps {
  labels: {
    /** Names the list: "Venues". */
    region: string;
    loading: string;
    /** Names the `aside`; needed with it: "Details". */
    aside?: string | undefined;
  };
  /** The list is being loaded for the first time. */
  pending: boolean;
  /** A newer list is being loaded; the old one is shown until then. */
  refreshing?: boolean;
  /** Keys do not act on the active venue, because the focus is outside of the list; its outline is grey. */
  focusOutside?: boolean | undefined;
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
  /** It has become empty one venue after the other; that is announced with the last one, so that nothing is here. */
  emptied?: boolean | undefined;
  /** Default `cards`; `focus` for a single VenueFocus. */
  layout?: keyof typeof list | undefined;
  /** Keyed VenueCards or VenueRows, or a VenueFocus. */
  children: ReactNode;
  /** Beside the list on wide screens: a VenueInspector of the active venue. */
  aside?: ReactNode;
  /** The end of the list, which is reached by scrolling. */
  endRef?: Ref<HTMLDivElement> | undefined;
  /** The region, for moving focus to the results. */
  ref?: Ref<HTMLElement> | undefined;
}
