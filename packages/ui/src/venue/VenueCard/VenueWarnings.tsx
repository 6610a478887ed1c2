import type { VenueWarning } from './types.ts';
import * as styles from './VenueWarnings.css.ts';

interface VenueWarningsProps {
  label: string | undefined;
  warnings: readonly VenueWarning[];
  disabled: boolean;
}

/** What looks wrong, each with its explanation folded away, and the mend where it is certain. */
export function VenueWarnings({ label, warnings, disabled }: VenueWarningsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {warnings.map(({ id, text, explanation, mend }) => (
        <li key={id} className={styles.warning}>
          <details className={styles.details}>
            <summary className={styles.text}>{text}</summary>
            <p className={styles.explanation}>{explanation}</p>
          </details>
          {mend && (
            <button type="button" className={styles.mend} disabled={disabled} onClick={mend.onMend}>
              {mend.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
