import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  errorIcon,
  error as errorStyle,
  field,
  hint as hintStyle,
  label as labelStyle,
  note as noteStyle,
  starred,
} from './Field.css.ts';

/** What every field says about itself. */
export interface FieldTexts {
  label: string;
  /** Beside the label, quieter: "optional", "from the address". */
  note?: string | undefined;
  /** Below the control, always there. */
  hint?: string | undefined;
  /** What is wrong; read aloud with the control. */
  error?: string | undefined;
}

/** Spread onto the control, they tie the texts to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and error below, for controls of one's own. */
export function Field({ label, note, hint, error, required, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        <span className={required ? starred : undefined}>{label}</span>
        {note && <span className={noteStyle}>{note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={errorStyle}>
      <CircleAlert className={errorIcon} aria-hidden="true" />
      {children}
    </p>
  );
}
