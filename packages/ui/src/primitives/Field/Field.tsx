import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ReactNode, useId } from 'react';
import { hidden } from '../VisuallyHidden/styles.ts';
import {
  errorIcon,
  error as errorStyle,
  field,
  header,
  hint as hintStyle,
  label as labelStyle,
  note as noteStyle,
  originIcon,
  origin as originStyle,
  starred,
} from './Field.css.ts';

/** The texts of every field. */
export interface FieldTexts {
  label: string;
  /** Beside the label, muted: "optional". */
  note?: string | undefined;
  /** Below the control, always visible. */
  hint?: string | undefined;
  /** The validation error; read aloud with the control. */
  error?: string | undefined;
}

/** Attributes for the control that connect it with its texts. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-origin': true | undefined;
}

/** For fields that can be filled in automatically. */
export interface FieldOrigin {
  /** The source of a value that nobody typed: "from the map". Also marks the control. */
  origin?: string | undefined;
}

export interface FieldProps extends FieldTexts, FieldOrigin {
  /** Shows the label to screen readers only, if an icon or the place explains the field to everybody else. */
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  /** Hides the texts below the control, except for screen readers, because a list covers them. */
  covered?: boolean | undefined;
  /** Announces an error that appears without a submit; a submit moves the focus to the field instead. */
  announcesError?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and error below; for custom controls. */
export function Field({
  label,
  labelHidden = false,
  note,
  hint,
  error,
  origin,
  required,
  covered = false,
  announcesError = false,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const originId = `${id}-origin`;
  const descriptions = [error && errorId, origin && originId, hint && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={field} data-covered={covered || undefined}>
      <div className={labelHidden ? hidden : header}>
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
      {error && (
        <FieldError id={errorId} announced={announcesError}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  announced?: boolean;
  children: string;
}

/** The line with the validation error. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={errorStyle} role={announced ? 'alert' : undefined}>
      <CircleAlert className={errorIcon} aria-hidden="true" />
      {children}
    </p>
  );
}
