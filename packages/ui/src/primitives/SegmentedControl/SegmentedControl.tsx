import { useId } from 'react';
import type { IconComponent } from '../icon.ts';
import { hidden } from '../VisuallyHidden/styles.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which becomes the tooltip. */
  icon?: IconComponent | undefined;
  /** After the label, already formatted: how many there are. */
  count?: string | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A choice of one of two to four short options in a row, which takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.icon && option.label}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon && <option.icon className={styles.icon} aria-hidden="true" />}
          <span className={option.icon && hidden}>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
