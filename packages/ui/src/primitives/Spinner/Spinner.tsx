import { Ball } from './Ball.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is loading: "Loading venues". */
  label: string;
}

/** Shows, in the place of a whole region, that something is loading. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" aria-live="polite" className={styles.spinner}>
      <span className={styles.ball}>
        <Ball />
      </span>
      <span className={styles.label}>{label}</span>
    </span>
  );
}
