import { type ReactNode, useId } from 'react';
import { FieldError, type FieldTexts } from '../Field/Field.tsx';
import { hint as hintStyle, note as noteStyle, starred } from '../Field/styles.ts';
import { group, legend as legendStyle, members } from './FieldGroup.css.ts';

export interface FieldGroupProps extends FieldTexts {
  /** `columns` where there is room. Default `list`. */
  layout?: 'list' | 'columns' | undefined;
  /** Adds a star to the label. ARIA has no required state for groups, so `hint` has to name the number. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Several controls for one question, such as a checkbox per sport. */
export function FieldGroup({
  label,
  note,
  hint,
  error,
  layout = 'list',
  required,
  disabled,
  children,
}: FieldGroupProps) {
  const id = useId();
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={group}
      disabled={disabled}
      aria-describedby={descriptions || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={legendStyle}>
        <span className={required ? starred : undefined}>{label}</span>{' '}
        {note && <span className={noteStyle}>{note}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      <div className={members({ layout })}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
