import * as Radix from '@radix-ui/react-checkbox';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useId } from 'react';
import { box, hint as hintStyle, line, tick, words } from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  /** Second line, muted; the accessible description. */
  hint?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** Submits the form on Enter, as a native checkbox does; Radix prevents it. */
function sendForm({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
  if (key === 'Enter') currentTarget.form?.requestSubmit();
}

/** A box for yes or no, with a label. */
export function Checkbox({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled = false,
}: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={line}>
      <Radix.Root
        id={id}
        className={box}
        checked={checked}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        disabled={disabled}
        onKeyDown={sendForm}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Radix.Indicator>
          <Check className={tick} aria-hidden="true" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <span className={words}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
