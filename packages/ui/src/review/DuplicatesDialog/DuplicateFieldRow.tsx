import { type ReactNode, useId } from 'react';
import { BreakableText } from '../../primitives/internal/BreakableText.tsx';
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
  const { together } = field;
  const choice = (source: string) => ({
    group,
    chosen: field.source === source,
    disabled: pending,
    onChoose: () => onTake(field.id, source),
  });
  return (
    <div role="radiogroup" aria-labelledby={group} className={styles.row({ kind: 'field' })}>
      <span id={group} className={styles.term}>
        {field.label}
      </span>
      {records.map(({ id, name, different }) => {
        const value = field.values[id] ?? '';
        if (value === '' || different) {
          return (
            <span key={id} className={styles.cell({ kind: value === '' ? 'empty' : 'different' })}>
              <span className={styles.which}>{name}</span>
              <span>{value === '' ? labels.empty : <BreakableText>{value}</BreakableText>}</span>
            </span>
          );
        }
        return (
          <Choice key={id} {...choice(id)} value={value}>
            {value !== name && <span className={styles.which}>{name}</span>}
          </Choice>
        );
      })}
      {together && <Choice {...choice(together.id)} wide value={together.value} />}
    </div>
  );
}

interface ChoiceProps {
  group: string;
  value: string;
  chosen: boolean;
  disabled: boolean;
  /** Whether the value combines those of all records and spans their columns. */
  wide?: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

function Choice({ group, value, chosen, disabled, wide, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.cell({ kind: chosen ? 'chosen' : 'possible', wide })}>
      <input
        type="radio"
        className={styles.dot}
        name={group}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
      <span className={styles.value}>
        <BreakableText>{value}</BreakableText>
      </span>
    </label>
  );
}
