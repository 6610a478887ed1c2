import { useId } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { dot, hint, line } from './RadioGroup.css.ts';

export interface RadioGroupProps<Value extends string>
  extends FieldTexts,
    Pick<FieldGroupProps, 'layout' | 'required' | 'disabled'> {
  /** `shortcut` is the key that chooses it, if the caller handles one; shown where there is a mouse. */
  options: readonly { value: Value; label: string; shortcut?: string | undefined }[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** Focuses the chosen option, or else the first, when the group appears. Default false. */
  autoFocus?: boolean | undefined;
}

/** One of a few options, all visible; arrow keys select. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  autoFocus = false,
  ...group
}: RadioGroupProps<Value>) {
  const name = useId();
  const focused = value ?? options[0]?.value;
  return (
    <FieldGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className={line}>
          <input
            type="radio"
            className={dot}
            name={name}
            value={option.value}
            checked={option.value === value}
            // biome-ignore lint/a11y/noAutofocus: the caller sets it where a dialog opens.
            autoFocus={autoFocus && option.value === focused}
            aria-keyshortcuts={option.shortcut}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
          {option.shortcut !== undefined && (
            <span aria-hidden="true" className={hint}>
              <Kbd>{option.shortcut}</Kbd>
            </span>
          )}
        </label>
      ))}
    </FieldGroup>
  );
}
