import type { ReactNode } from 'react';
import { row } from './SwipeRow.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface SwipeRowProps {
  /** The id of the heading that names the row. */
  labelledBy: string;
  /** The class with the grid of wider screens. */
  className?: string | undefined;
  children: ReactNode;
}

/** Cards that a phone shows in one row, to be swiped; wider screens show them as a grid. */
export function SwipeRow({ labelledBy, className = '', children }: SwipeRowProps) {
  const [element, overflows] = useOverflow<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={element}
      role="group"
      aria-labelledby={labelledBy}
      // Focusable only if it scrolls, for which one uses the arrow keys.
      tabIndex={overflows ? 0 : undefined}
      className={`${row} ${className}`}
    >
      {children}
    </div>
  );
}
