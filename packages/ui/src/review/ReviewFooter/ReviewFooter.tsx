import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { usePageClass } from '../../primitives/usePageClass.ts';
import { useStickyHeight } from '../../primitives/useStickyHeight.ts';
import { footerHeight } from '../../theme/stickyHeight.css.ts';
import { footer, pageWithBars } from './ReviewFooter.css.ts';

/** Pixels below the bars, and for the ring of a focused element above them. */
const MARGIN = 24;

export interface ReviewFooterProps {
  /** An UndoNotice, a SelectionBar. */
  children: ReactNode;
  /** The element, to find out whether it has the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Sticks bars to the lower edge of the window, stacked; the last element of its screen. */
export function ReviewFooter({ children, ref }: ReviewFooterProps) {
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);
  usePageClass(own, pageWithBars, ':scope > :not(:empty)');
  useStickyHeight(footerHeight, MARGIN, own);
  return (
    <div ref={own} className={footer}>
      {children}
    </div>
  );
}
