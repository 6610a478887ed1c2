import { Fragment } from 'react';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import type { FoundRule, Piece } from './findRules.ts';
import * as styles from './GuideSearch.css.ts';

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatch }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity.
    <Fragment key={index}>
      {/* An element for each text, because React cannot remove a bare one that the browser has translated. */}
      {isMatch ? <mark className={styles.match}>{text}</mark> : <span>{text}</span>}
    </Fragment>
  ));

/** Links to the rules that were found, each with its section and an excerpt. */
export function FoundRules({ rules }: { rules: readonly FoundRule[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ id, title, section, excerpt }) => (
        <li key={id} className={styles.rule}>
          <Anchor href={`#${id}`} className={styles.link}>
            <Marked pieces={title} />
          </Anchor>
          <p className={styles.section}>{section}</p>
          <p className={styles.excerpt}>
            <Marked pieces={excerpt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
