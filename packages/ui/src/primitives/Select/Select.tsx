import * as Radix from '@radix-ui/react-select';
import { getNonce } from 'get-nonce';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { icon, list, option, scroll, trigger, value as valueStyle } from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  /** Never empty: use a value such as `all` for "any". */
  value: Value;
  label: string;
  /** Replaces the label of the selected option in the field, which may be narrow. */
  short?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** Absent while nothing is chosen. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** Selects one of a few known values. */
export function Select<Value extends string>({
  label,
  note,
  hint,
  error,
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
}: SelectProps<Value>) {
  function choose(chosen: string) {
    // Inside a form Radix reports "" on reset and on unknown values.
    if (chosen !== '') onValueChange(chosen as Value);
  }
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(tied) => (
        <Radix.Root value={value ?? ''} onValueChange={choose} disabled={disabled}>
          <Radix.Trigger {...tied} className={trigger}>
            <span className={valueStyle}>
              <Radix.Value placeholder={placeholder}>
                {options.find((each) => each.value === value)?.short}
              </Radix.Value>
            </span>
            <ChevronDown className={icon} aria-hidden="true" />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content className={list} position="popper" sideOffset={6} collisionPadding={8}>
              <Radix.ScrollUpButton className={scroll}>
                <ChevronUp className={icon} />
              </Radix.ScrollUpButton>
              {/* The viewport renders a style element, which the content security policy must allow. */}
              <Radix.Viewport nonce={getNonce()}>
                {options.map((each) => (
                  <Radix.Item
                    key={each.value}
                    value={each.value}
                    disabled={each.disabled ?? false}
                    className={option}
                  >
                    <Radix.ItemText>{each.label}</Radix.ItemText>
                    <Radix.ItemIndicator>
                      <Check className={icon} aria-hidden="true" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
              <Radix.ScrollDownButton className={scroll}>
                <ChevronDown className={icon} />
              </Radix.ScrollDownButton>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
