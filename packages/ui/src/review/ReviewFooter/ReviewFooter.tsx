import type { ReactNode } from 'react';
import { footer } from './ReviewFooter.css.ts';

export interface ReviewFooterProps {
  /** An UndoNotice, a SelectionBar. */
  children: ReactNode;
}

/** Sticks bars to the lower edge of the window, stacked; the last element of its screen. */
export function ReviewFooter({ children }: ReviewFooterProps) {
  return <div className={footer}>{children}</div>;
}
