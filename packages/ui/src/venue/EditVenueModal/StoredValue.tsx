import { Button } from '../../primitives/Button/index.ts';
import { Breakable } from '../Breakable.tsx';
import * as styles from './EditVenueModal.css.ts';
import type { EditVenueFields, EditVenueModalProps } from './props.ts';

type Conflict = NonNullable<EditVenueModalProps['conflict']>;

interface StoredValueProps extends Conflict {
  field: keyof EditVenueFields;
  fieldLabel: string;
  fields: EditVenueFields;
  sports: EditVenueModalProps['sports'];
  onUse: (changed: Partial<EditVenueFields>) => void;
}

/** What somebody else saved in a field, where it differs from what is typed. */
export function StoredValue({ field, fields, stored, onUse, ...props }: StoredValueProps) {
  const theirs = shown(stored[field], props.sports);
  if (theirs === shown(fields[field], props.sports)) return null;
  return (
    <div className={styles.stored}>
      <p>
        <strong className={styles.storedLabel}>{props.label}</strong>{' '}
        <Breakable>{theirs || props.empty}</Breakable>
      </p>
      <Button
        tone="quiet"
        aria-label={`${props.use}: ${props.fieldLabel}`}
        onClick={() => onUse({ [field]: stored[field] })}
      >
        {props.use}
      </Button>
    </div>
  );
}

/** Sports by name and in one order, so that two lists can be compared. */
function shown(value: string | readonly string[], sports: EditVenueModalProps['sports']): string {
  if (typeof value === 'string') return value;
  return sports.flatMap(({ id, label }) => (value.includes(id) ? label : [])).join(', ');
}
