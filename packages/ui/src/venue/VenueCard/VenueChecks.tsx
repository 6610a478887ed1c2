import type { VenueCheck } from './types.ts';
import * as styles from './VenueChecks.css.ts';

interface VenueChecksProps {
  label: string | undefined;
  checks: readonly VenueCheck[];
  disabled: boolean;
}

/** What looks wrong, each with its explanation folded away, and the fix where it is certain. */
export function VenueChecks({ label, checks, disabled }: VenueChecksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {checks.map(({ id, text, explanation, fix }) => (
        <li key={id} className={styles.warning}>
          <details className={styles.details}>
            <summary className={styles.text}>{text}</summary>
            <p className={styles.explanation}>{explanation}</p>
          </details>
          {fix && (
            <button type="button" className={styles.fix} disabled={disabled} onClick={fix.onAction}>
              {fix.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
