import type { ReactNode } from 'react';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import { cell, grid, place } from './FieldGrid.css.ts';

export interface FieldGridProps {
  /** FieldCells. */
  children: ReactNode;
}

/** Fields side by side, or stacked in a narrow container. */
export function FieldGrid({ children }: FieldGridProps) {
  return (
    <div className={place}>
      <div className={grid}>{children}</div>
    </div>
  );
}

export interface FieldCellProps {
  /** The part of a line in a wide container: `most` is two thirds, `rest` one third. */
  width: NonNullable<VariantsOf<typeof cell>['width']>;
  /** One field. */
  children: ReactNode;
}

/** A cell of a FieldGrid. */
export function FieldCell({ width, children }: FieldCellProps) {
  return <div className={cell({ width })}>{children}</div>;
}
