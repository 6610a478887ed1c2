import type { ReactNode } from 'react';
import * as css from './Matrix.css.ts';

/** What is in a place of these names looks as if it were pointed at, or pressed. */
const PSEUDO: Readonly<Record<string, string>> = {
  hover: 'pseudo-hover-all',
  active: 'pseudo-active-all',
};

const FOCUSABLE = 'a[href], button, input, textarea, [role="combobox"], [tabindex]';

/**
 * Only one element of a page has the focus; the first of each place named `focus` looks like it,
 * also when it is drawn anew: a component that measures itself may do so a moment later.
 */
function lookFocused(place: HTMLElement | null) {
  if (!place) return;
  const mark = () =>
    Array.from(place.querySelectorAll(FOCUSABLE))
      .find((element) => element.checkVisibility())
      ?.classList.add('pseudo-focus-visible', 'pseudo-focus');
  mark();
  const watching = new MutationObserver(mark);
  watching.observe(place, { childList: true, subtree: true });
  return () => watching.disconnect();
}

function Place({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const pseudo = names.map((name) => PSEUDO[name]).find(Boolean);
  return (
    <div className={pseudo} ref={names.includes('focus') ? lookFocused : undefined}>
      {children}
    </div>
  );
}

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
                <Place names={[row, column]}>{children(row, column)}</Place>
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
          <Place names={[name]}>{item}</Place>
        </div>
      ))}
    </div>
  );
}
