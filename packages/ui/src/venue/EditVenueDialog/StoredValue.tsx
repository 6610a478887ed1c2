import { BreakableText } from '../../primitives/BreakableText.tsx';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './EditVenueDialog.css.ts';
import type { EditVenueDialogProps, EditVenueFields } from './props.ts';

type Conflict = NonNullable<EditVenueDialogProps['conflict']>;

interface StoredValueProps extends Conflict {
  field: keyof EditVenueFields;
  fieldLabel: string;
  fields: EditVenueFields;
  sports: EditVenueDialogProps['sports'];
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
        <BreakableText>{theirs || props.empty}</BreakableText>
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
function shown(value: string | readonly string[], sports: EditVenueDialogProps['sports']): string {
  if (typeof value === 'string') return value;
  return sports.flatMap(({ id, label }) => (value.includes(id) ? label : [])).join(', ');
}
