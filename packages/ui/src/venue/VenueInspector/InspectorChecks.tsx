import { Button } from '../../primitives/Button/index.ts';
import type { VenueCheck } from '../VenueCard/types.ts';
import * as styles from './VenueInspector.css.ts';

interface InspectorChecksProps {
  label: string | undefined;
  checks: readonly VenueCheck[];
  disabled: boolean;
}

/** The failed checks with their explanations and suggested fixes. */
export function InspectorChecks({ label, checks, disabled }: InspectorChecksProps) {
  return (
    <ul className={styles.checks} aria-label={label}>
      {checks.map(({ id, text, explanation, fix }) => (
        <li key={id} className={styles.check}>
          <p className={styles.checkText}>{text}</p>
          <p className={styles.explanation}>{explanation}</p>
          {fix && (
            <div>
              <Button disabled={disabled} onClick={fix.onAction}>
                {fix.label}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
