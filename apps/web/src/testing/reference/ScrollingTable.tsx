import type { ReactNode } from 'react';

interface ScrollingTableProps {
  label: string;
  columns: readonly string[];
  /** The rows of the table. */
  children: ReactNode;
}

/** A table that scrolls sideways by itself. */
export function ScrollingTable({ label, columns, children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="reference-scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
