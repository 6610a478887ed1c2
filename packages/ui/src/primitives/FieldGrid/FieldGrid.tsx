import type { ReactNode } from 'react';
import { cell, grid, place } from './FieldGrid.css.ts';

export interface FieldGridProps {
  /** FieldCells. */
  children: ReactNode;
}

/** Fields beside one another where there is room, below one another in a narrow place. */
export function FieldGrid({ children }: FieldGridProps) {
  return (
    <div className={place}>
      <div className={grid}>{children}</div>
    </div>
  );
}

export interface FieldCellProps {
  /** How much of a line it takes where there is room; `most` and `rest` share one, two halves too. */
  width: 'full' | 'most' | 'half' | 'rest';
  /** A field and what belongs to it. */
  children: ReactNode;
}

/** The place of one field in a FieldGrid. */
export function FieldCell({ width, children }: FieldCellProps) {
  return <div className={cell({ width })}>{children}</div>;
}
