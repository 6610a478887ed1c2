import type { ChangeEvent } from 'react';
import type { VenueSelection } from './types.ts';
import { box } from './VenueSelect.css.ts';

/** The browser's own checkbox, which renders faster than the component and reports Shift. */
export function VenueSelect({
  checked,
  label,
  onChange,
  disabled,
}: VenueSelection & { disabled: boolean }) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onChange(target.checked, {
      range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
    });
  }
  return (
    <input
      type="checkbox"
      className={box}
      checked={checked}
      disabled={disabled}
      aria-label={label}
      onChange={change}
    />
  );
}
