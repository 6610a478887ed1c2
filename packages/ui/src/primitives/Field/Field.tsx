import { CircleAlert, Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  errorIcon,
  error as errorStyle,
  field,
  head,
  hint as hintStyle,
  label as labelStyle,
  note as noteStyle,
  originIcon,
  origin as originStyle,
  starred,
} from './Field.css.ts';

/** What every field says about itself. */
export interface FieldTexts {
  label: string;
  /** Beside the label, quieter: "optional". */
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
  'data-origin': true | undefined;
}

/** Of fields that can be filled in by something else than the reader. */
export interface FieldOrigin {
  /** Where the value comes from while nobody typed it: "from the map". Also marks the control. */
  origin?: string | undefined;
}

export interface FieldProps extends FieldTexts, FieldOrigin {
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and error below, for controls of one's own. */
export function Field({ label, note, hint, error, origin, required, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const originId = `${id}-origin`;
  const descriptions = [error && errorId, origin && originId, hint && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={field}>
      <div className={head}>
        <label htmlFor={id} className={labelStyle}>
          <span className={required ? starred : undefined}>{label}</span>
          {note && <span className={noteStyle}>{note}</span>}
        </label>
        {origin && (
          <span id={originId} className={originStyle}>
            <Sparkles className={originIcon} aria-hidden="true" />
            {origin}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
        'data-origin': origin ? true : undefined,
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
