import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldOrigin, type FieldTexts } from '../Field/Field.tsx';
import { withoutMarks } from '../withoutMarks.ts';
import { textArea } from './TextArea.css.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'children' | 'id' | 'onChange' | 'value'
>;

export interface TextAreaProps extends FieldTexts, FieldOrigin, NativeProps {
  value?: string | undefined;
  /** Called with the text without invisible marks that are copied along with it. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; `rows` is how many are visible at first. */
export function TextArea({
  label,
  note,
  hint,
  error,
  origin,
  rows = 3,
  onValueChange,
  ...native
}: TextAreaProps) {
  return (
    <Field
      label={label}
      note={note}
      hint={hint}
      error={error}
      origin={origin}
      required={native.required}
    >
      {(tied) => (
        <textarea
          {...native}
          {...tied}
          rows={rows}
          className={textArea}
          onChange={(event) => onValueChange?.(withoutMarks(event.target.value))}
        />
      )}
    </Field>
  );
}
