import type { ReactNode } from 'react';
import { content, layout } from './ReviewLayout.css.ts';

export interface ReviewLayoutProps {
  /** A ReviewHeader. */
  header: ReactNode;
  /** A ReviewToolbar. */
  toolbar: ReactNode;
  /** What applies to the whole list, directly above it. */
  banner?: ReactNode;
  /** A VenueGrid. */
  children: ReactNode;
}

/** Arranges the review screen: header, toolbar, banner, list. */
export function ReviewLayout({ header, toolbar, banner, children }: ReviewLayoutProps) {
  return (
    <div className={layout}>
      {header}
      {toolbar}
      <div className={content}>
        {banner}
        {children}
      </div>
    </div>
  );
}
