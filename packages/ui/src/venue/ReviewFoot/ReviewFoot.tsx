import type { ReactNode } from 'react';
import { foot } from './ReviewFoot.css.ts';

export interface ReviewFootProps {
  /** An UndoNotice, a SelectionBar. */
  children: ReactNode;
}

/** Keeps bars at the lower edge of the window, above one another; the last thing on its screen. */
export function ReviewFoot({ children }: ReviewFootProps) {
  return <div className={foot}>{children}</div>;
}
