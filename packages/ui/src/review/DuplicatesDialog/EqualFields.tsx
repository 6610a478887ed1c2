import ChevronDown from 'lucide-react/icons/chevron-down';
import { BreakableText } from '../../primitives/internal/BreakableText.tsx';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicatesDialogProps } from './types.ts';

/** The fields that are equal in all records and need no choice. */
export function EqualFields({ label, fields }: DuplicatesDialogProps['equal']) {
  return (
    <details className={styles.equal}>
      <summary className={styles.equalSummary}>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
        {label}
      </summary>
      <dl className={styles.equalFields}>
        {fields.map(({ id, label: term, value }) => (
          <div key={id} className={styles.equalField}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <BreakableText>{value}</BreakableText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
