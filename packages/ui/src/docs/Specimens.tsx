import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading/index.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import type { Theme } from '../theme/shape.ts';
import * as css from './specimens.css.ts';

export interface SpecimensProps<Name extends string> {
  /** The tokens themselves, by name. */
  tokens: Readonly<Record<Name, string>>;
  children: (value: string, name: Name) => ReactNode;
}

const ROOT_PX = 16;

/** A token’s value, with rem converted to px at the default text size. */
const described = (value: string) =>
  value.replace(/^([\d.]+)rem$/, (text, rem) => `${text} · ${Number(rem) * ROOT_PX} px`);

/** Tokens, one per line: name, value and sample. */
export function Specimens<Name extends string>({ tokens, children }: SpecimensProps<Name>) {
  return (
    <table className={css.table}>
      <tbody>
        {(Object.entries(tokens) as [Name, string][]).map(([name, value]) => (
          <tr key={name} className={css.specimen}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            <td className={css.value}>{described(value)}</td>
            <td className={css.drawn}>{children(value, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the children in each theme, on its background. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className={css.panels}>
      {Object.entries({ light, dark }).map(([name, theme]) => (
        <section
          key={name}
          data-theme={name}
          aria-label={name}
          className={css.panel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll in it, by keyboard too
          tabIndex={0}
        >
          <Heading level={2} size="card">
            {name}
          </Heading>
          {children(theme)}
        </section>
      ))}
    </div>
  );
}
