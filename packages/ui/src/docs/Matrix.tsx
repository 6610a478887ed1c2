import type { ReactNode } from 'react';
import * as css from './Matrix.css.ts';

/** Columns (or rows) of these names show what is in them as if it were pointed at, focused, pressed. */
const PSEUDO: Readonly<Record<string, string>> = {
  hover: 'pseudo-hover-all',
  focus: 'pseudo-focus-visible-all pseudo-focus-all',
  active: 'pseudo-active-all',
};

export interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Every variant of a small component, in a table: one picture guards them all. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className={css.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" className={css.heading}>
              {row}
            </th>
            {columns.map((column) => (
              <td key={column} className={css.box}>
                <div className={PSEUDO[column] ?? PSEUDO[row]}>{children(row, column)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for a large component: each variant at its full width, one below the other. */
export function MatrixList({ items }: { items: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className={css.list}>
      {Object.entries(items).map(([name, item]) => (
        <div key={name}>
          <p className={css.title}>{name}</p>
          <div className={PSEUDO[name]}>{item}</div>
        </div>
      ))}
    </div>
  );
}
