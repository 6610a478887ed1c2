import type { ReactNode, Ref } from 'react';

export interface VenueGridProps {
  labels: {
    /** Names the list: "Venues". */
    region: string;
    loading: string;
  };
  /** Nothing to show yet. */
  loading: boolean;
  /** A newer list is on its way; the old one stays. */
  refreshing?: boolean;
  /** How many are shown; announced when it changes. */
  footer?: string | undefined;
  more?: { label: string; loading: boolean; onMore: () => void } | undefined;
  /** Shown instead of the list when there are no cards. */
  empty: { title: string; hint: string; action: { label: string; onClick: () => void } };
  /** Keyed VenueCards. */
  children: ReactNode;
  /** The region, for moving focus to the results. */
  ref?: Ref<HTMLElement>;
}
