import type { ReactNode, Ref } from 'react';
import { footer } from './ReviewFooter.css.ts';

export interface ReviewFooterProps {
  /** An UndoNotice, a SelectionBar. */
  children: ReactNode;
  /** The element, to find out whether it has the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Sticks bars to the lower edge of the window, stacked; the last element of its screen. */
export function ReviewFooter({ children, ref }: ReviewFooterProps) {
  return (
    <div ref={ref} className={footer}>
      {children}
    </div>
  );
}
