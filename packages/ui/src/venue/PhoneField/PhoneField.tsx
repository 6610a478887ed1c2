import type { FieldTexts } from '../../primitives/Field/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './PhoneField.css.ts';

export interface DialCodeOption<Code extends string = string> {
  /** With its plus: `+39`. */
  code: Code;
  /** Every country that shares the code: "Canada, United States". */
  label: string;
}

export interface PhoneFieldProps<Code extends string = string>
  extends Pick<FieldTexts, 'note' | 'hint' | 'error'> {
  labels: {
    /** Names the group of both parts; only read aloud. */
    group: string;
    dialCode: string;
    number: string;
  };
  dialCodes: readonly DialCodeOption<Code>[];
  dialCode: Code;
  onDialCodeChange: (code: Code) => void;
  /** As typed. */
  number: string;
  onNumberChange: (number: string) => void;
  disabled?: boolean | undefined;
}

/** A telephone number in two parts: the country's dial code and the rest (spec §2.13). */
export function PhoneField<Code extends string>({
  labels,
  dialCodes,
  dialCode,
  disabled = false,
  ...props
}: PhoneFieldProps<Code>) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{labels.group}</VisuallyHidden>
      </legend>
      <div className={styles.line}>
        <div className={styles.code}>
          <Select
            label={labels.dialCode}
            options={dialCodes.map(({ code, label }) => ({
              value: code,
              label: `${label} (${code})`,
              short: code,
            }))}
            value={dialCode}
            disabled={disabled}
            onValueChange={props.onDialCodeChange}
          />
        </div>
        <div className={styles.number}>
          <TextField
            type="tel"
            label={labels.number}
            note={props.note}
            hint={props.hint}
            error={props.error}
            autoComplete="off"
            value={props.number}
            readOnly={disabled}
            onValueChange={props.onNumberChange}
          />
        </div>
      </div>
    </fieldset>
  );
}
