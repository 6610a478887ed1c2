import { Kbd } from '../../primitives/Kbd/index.ts';
import * as styles from './VenueFocus.css.ts';

/** The key that does the same as a button, for whoever sees it; `aria-keyshortcuts` says it to others. */
export function KeyHint({ shortcut }: { shortcut: string | undefined }) {
  if (shortcut === undefined) return null;
  return (
    <span aria-hidden="true" className={styles.hint}>
      <Kbd>{shortcut}</Kbd>
    </span>
  );
}
