import { contrast } from '../theme/contrast/contrast.ts';
import {
  type ColourRole,
  colourOf,
  contrastOf,
  type Pair,
  TEXT_CONTRAST,
} from '../theme/contrast/pairs.ts';
import type { Colours } from '../theme/shape.ts';
import * as css from './specimens.css.ts';

export interface ContrastTableProps {
  colours: Colours;
  /** Pairs that the theme guarantees: foregrounds are rows, backgrounds are columns. */
  pairs: readonly Pair[];
  /** What is on the background: text, drawn as such, or the edge of a control. Default `text`. */
  kind?: 'text' | 'edge';
}

/** The figure itself is legible on both kinds of background. */
const figure = ({ text, bar }: Colours, ground: string) =>
  contrast(text, ground) < TEXT_CONTRAST ? bar.text : text;

/** A role’s name may break after its dots only. */
const broken = (role: string) => role.replaceAll('.', '.\u200B');

const unique = (roles: ColourRole[]) => [...new Set(roles)];

/** The contrast of every foreground on every background; guaranteed pairs in their colours. */
export function ContrastTable({ colours, pairs, kind = 'text' }: ContrastTableProps) {
  const backs = unique(pairs.map((pair) => pair.back));
  return (
    <table className={css.pairs}>
      <thead>
        <tr>
          <td />
          {backs.map((back) => (
            <th key={back} scope="col" className={css.back}>
              {broken(back)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unique(pairs.map((pair) => pair.front)).map((front) => (
          <tr key={front}>
            <th scope="row" className={css.front}>
              {front}
            </th>
            {backs.map((back) => {
              const guaranteed = pairs.some((pair) => pair.front === front && pair.back === back);
              const [ink, ground] = [colourOf(colours, front), colourOf(colours, back)];
              const style =
                kind === 'text'
                  ? { color: ink, background: ground }
                  : {
                      color: figure(colours, ground),
                      border: `3px solid ${ink}`,
                      background: ground,
                    };
              return (
                <td
                  key={back}
                  className={guaranteed ? css.guaranteed : css.unguaranteed}
                  style={guaranteed ? style : undefined}
                >
                  {contrastOf(colours, { front, back }).toFixed(1)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
