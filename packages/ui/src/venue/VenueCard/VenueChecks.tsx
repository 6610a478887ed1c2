import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardLabels, VenueCheck } from './types.ts';
import * as styles from './VenueChecks.css.ts';

interface VenueChecksProps {
  labels: Pick<VenueCardLabels, 'checks' | 'more'>;
  checks: readonly VenueCheck[];
  disabled: boolean;
}

/**
 * What looks wrong, in one line with the first and the number of the others: it opens to all of them with
 * their explanations and certain fixes. The fix of a single one is beside it while folded.
 */
export function VenueChecks({ labels, checks, disabled }: VenueChecksProps) {
  const [first, ...others] = checks;
  if (first === undefined) return null;
  return (
    <div className={styles.box}>
      <details className={styles.details}>
        <summary className={styles.line}>
          <span className={hidden}>{labels.checks}: </span>
          <span className={styles.first} title={first.text}>
            {first.text}
          </span>
          {others.length > 0 && (
            <>
              <span className={hidden}>{others.map(({ text }) => `, ${text}`)}</span>
              <span className={styles.more} aria-hidden="true">
                {labels.more?.(others.length)}
              </span>
            </>
          )}
        </summary>
        <ul className={styles.list} aria-label={labels.checks}>
          {checks.map((check, index) => (
            <li key={check.id}>
              {/* The line above names the first. */}
              {index > 0 && <p className={styles.text}>{check.text}</p>}
              <p className={styles.explanation}>{check.explanation}</p>
              {others.length > 0 && <Fix {...check} disabled={disabled} />}
            </li>
          ))}
        </ul>
      </details>
      {others.length === 0 && <Fix {...first} disabled={disabled} />}
    </div>
  );
}

function Fix({ fix, disabled }: VenueCheck & { disabled: boolean }) {
  return (
    fix && (
      <button type="button" className={styles.fix} disabled={disabled} onClick={fix.onAction}>
        {fix.label}
      </button>
    )
  );
}
