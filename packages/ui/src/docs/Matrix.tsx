import type { ReactNode } from 'react';
import { FOCUSABLE } from './focusable.ts';
import * as css from './Matrix.css.ts';
import { fitInPage } from './page/fitInPage.ts';

/** Content of cells with these names looks hovered or pressed; what a mouse presses is hovered, too. */
const PSEUDO: Readonly<Record<string, string>> = {
  hover: 'pseudo-hover-all',
  active: 'pseudo-hover-all pseudo-active-all',
};

const FOCUSED = ['pseudo-focus-visible', 'pseudo-focus'];

/**
 * Makes the first control in each cell named `focus` look focused, because only one element of a page can have focus.
 * The control is looked up again on each change, because the page may be hidden at first, and a component that
 * measures itself renders again.
 */
function lookFocused(place: HTMLElement | null) {
  if (!place) return;
  const mark = () => {
    const first = Array.from(place.querySelectorAll(FOCUSABLE)).find((element) =>
      element.checkVisibility(),
    );
    if (!first || FOCUSED.every((name) => first.classList.contains(name))) return;
    for (const marked of place.querySelectorAll('.pseudo-focus'))
      marked.classList.remove(...FOCUSED);
    first.classList.add(...FOCUSED);
  };
  const changes = new MutationObserver(mark);
  changes.observe(place, { childList: true, subtree: true, attributeFilter: ['class'] });
  const shown = new ResizeObserver(mark);
  shown.observe(place);
  return () => {
    changes.disconnect();
    shown.disconnect();
  };
}

function Place({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const pseudo = names.map((name) => PSEUDO[name]).find(Boolean);
  return (
    <div
      className={pseudo}
      {...(names.includes('focus') && { ref: lookFocused, 'data-looks': 'focused' })}
    >
      {children}
    </div>
  );
}

export interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Every variant of a small component in a table, for one screenshot. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table ref={fitInPage} className={css.table}>
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
            <th scope="row" className={css.rowHeading}>
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

/** The matrix of a large component: each variant at full width, one below the other. */
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

/** The items of a {@link MatrixList}: one component in several widths. */
export const atWidths = (widths: Readonly<Record<string, string>>, item: ReactNode) =>
  Object.fromEntries(
    Object.entries(widths).map(([name, inlineSize]) => [
      `${name}, ${inlineSize}`,
      <div key={name} style={{ inlineSize }}>
        {item}
      </div>,
    ]),
  );
