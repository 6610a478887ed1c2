import type { ReactNode } from 'react';
import { FieldCell, FieldGrid } from '../../primitives/FieldGrid/index.ts';
import { TextField, type TextFieldProps } from '../../primitives/TextField/index.ts';
import type { contactFields } from './fields.ts';
import type { TextFieldName } from './props.ts';

interface FieldPartProps {
  legend: ReactNode;
  /** Before the fields. */
  first?: ReactNode;
  fields: typeof contactFields;
  /** The props of a text field, by its name. */
  textField: (name: TextFieldName) => TextFieldProps;
  /** After the fields. */
  children?: ReactNode;
}

/** A part of the form under its legend. */
export function FieldPart({ legend, first, fields, textField, children }: FieldPartProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <FieldGrid>
        {first}
        {fields.map(({ name, width, ...native }) => (
          <FieldCell key={name} width={width}>
            <TextField {...native} {...textField(name)} />
          </FieldCell>
        ))}
        {children}
      </FieldGrid>
    </fieldset>
  );
}
