import { useId } from 'react';
import { BreakableText } from '../../primitives/BreakableText.tsx';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicateField, DuplicateRecord, DuplicatesDialogProps } from './types.ts';

interface DuplicateFieldRowProps extends Pick<DuplicatesDialogProps, 'labels' | 'onTake'> {
  records: readonly DuplicateRecord[];
  field: DuplicateField;
  pending: boolean;
}

/** A field in which the records differ, with the choice of the value that stays. */
export function DuplicateFieldRow({
  labels,
  records,
  field,
  pending,
  onTake,
}: DuplicateFieldRowProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={group} className={styles.row({ kind: 'field' })}>
      <span id={group} className={styles.term}>
        {field.label}
      </span>
      {records.map(({ id, name, different }) => {
        const value = field.values[id] ?? '';
        const chosen = field.source === id;
        if (value === '' || different) {
          return (
            <span key={id} className={styles.cell({ kind: value === '' ? 'empty' : 'different' })}>
              <span className={styles.which}>{name}</span>
              <span>{value === '' ? labels.empty : <BreakableText>{value}</BreakableText>}</span>
            </span>
          );
        }
        return (
          <label key={id} className={styles.cell({ kind: chosen ? 'chosen' : 'possible' })}>
            <input
              type="radio"
              className={styles.dot}
              name={group}
              checked={chosen}
              disabled={pending}
              onChange={() => onTake(field.id, id)}
            />
            {value !== name && <span className={styles.which}>{name}</span>}
            <span className={styles.value}>
              <BreakableText>{value}</BreakableText>
            </span>
          </label>
        );
      })}
    </div>
  );
}
