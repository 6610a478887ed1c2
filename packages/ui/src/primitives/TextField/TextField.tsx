import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldOrigin, type FieldProps, type FieldTexts } from '../Field/Field.tsx';
import { control } from '../Field/styles.ts';
import type { IconComponent } from '../icon.ts';
import { withoutMarks } from '../withoutMarks.ts';
import { box, end as endStyle, icon as iconStyle, input } from './TextField.css.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'id' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface TextFieldProps
  extends FieldTexts,
    Pick<FieldProps, 'labelHidden'>,
    FieldOrigin,
    NativeProps {
  /** Default `text`. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  value?: string | undefined;
  /** Called with the text without invisible marks that are copied along with it; a password is left as it is. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Drawn inside, before what is typed. */
  icon?: IconComponent | undefined;
  /** One touch target wide, inside, at the end: an IconButton or a key hint. */
  end?: ReactNode;
  /** Attached below the field, above the following content: the list of a combobox. */
  popup?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  note,
  hint,
  error,
  origin,
  type = 'text',
  onValueChange,
  icon: Icon,
  end,
  popup,
  ...native
}: TextFieldProps) {
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      note={note}
      hint={hint}
      error={error}
      origin={origin}
      required={native.required}
      // The texts below would show beside the round corners of the open list.
      covered={popup !== undefined && native['aria-expanded'] === true}
    >
      {(tied) => (
        <div className={box}>
          <input
            {...native}
            {...tied}
            type={type}
            className={`${control} ${input({ icon: Icon !== undefined, end: end !== undefined })}`}
            onChange={({ target: { value } }) =>
              onValueChange?.(type === 'password' ? value : withoutMarks(value))
            }
          />
          {Icon && <Icon className={iconStyle} aria-hidden="true" />}
          {end !== undefined && (
            <div className={endStyle} inert={native.disabled}>
              {end}
            </div>
          )}
          {popup}
        </div>
      )}
    </Field>
  );
}
