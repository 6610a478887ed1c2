import { RadioGroup } from '../../primitives/RadioGroup/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './ConfirmDialog.css.ts';

export interface ReasonsProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** The validation error, shown below the reasons. */
  error?: string | undefined;
  /** In the reviewer's own words; some reasons need it, the others allow it. */
  note: {
    label: string;
    /** Beside the label where it is not needed: "optional". */
    optional?: string | undefined;
    value: string;
    onChange: (value: string) => void;
    required: boolean;
    error?: string | undefined;
    maxLength?: number | undefined;
  };
}

/** The validation errors of a confirmation, by field. */
export function reasonProblems(reasons: ReasonsProps | undefined): Record<string, string> {
  return {
    ...(reasons?.error && { reason: reasons.error }),
    ...(reasons?.note.error && { note: reasons.note.error }),
  };
}

/** Why a venue is discarded: one of the known reasons, and a note. */
export function Reasons({
  legend,
  options,
  value,
  onChange,
  error,
  note,
  disabled,
  autoFocus,
}: ReasonsProps & { disabled: boolean; autoFocus: boolean }) {
  return (
    <div className={styles.reasons}>
      <RadioGroup
        label={legend}
        layout="columns"
        options={options}
        value={value}
        onValueChange={onChange}
        error={error}
        disabled={disabled}
        autoFocus={autoFocus}
      />
      <TextField
        label={note.label}
        note={note.required ? undefined : note.optional}
        value={note.value}
        onValueChange={note.onChange}
        required={note.required}
        error={note.error}
        disabled={disabled}
        maxLength={note.maxLength}
        autoComplete="off"
      />
    </div>
  );
}
