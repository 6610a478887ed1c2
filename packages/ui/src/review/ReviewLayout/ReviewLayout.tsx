import type { ReactNode } from 'react';
import { layout } from './ReviewLayout.css.ts';

export interface ReviewLayoutProps {
  /** A ReviewHeader. */
  header: ReactNode;
  /** VenueFilters. */
  filters: ReactNode;
  /** An error, directly above the list. */
  banner?: ReactNode;
  /** A VenueGrid. */
  children: ReactNode;
}

/** Arranges the review screen: header, filters, error, list. */
export function ReviewLayout({ header, filters, banner, children }: ReviewLayoutProps) {
  return (
    <div className={layout}>
      {header}
      {filters}
      {banner}
      {children}
    </div>
  );
}
