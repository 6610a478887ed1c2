import type { FieldCellProps } from '../../primitives/FieldGrid/index.ts';
import type { TextFieldProps } from '../../primitives/TextField/index.ts';
import type { TextFieldName } from './props.ts';

interface FieldSpec
  extends Pick<TextFieldProps, 'type' | 'inputMode' | 'required'>,
    Pick<FieldCellProps, 'width'> {
  name: TextFieldName;
}

/** The facts of spec §2.12. */
export const contactFields: readonly FieldSpec[] = [
  { name: 'name', width: 'full', required: true },
  { name: 'phone', width: 'half', type: 'tel' },
  { name: 'website', width: 'half', type: 'url' },
];

/** In the order of an envelope, as where a venue is added. */
export const placeFields: readonly FieldSpec[] = [
  { name: 'street', width: 'most' },
  { name: 'number', width: 'rest' },
  { name: 'city', width: 'most' },
  { name: 'postalCode', width: 'rest' },
  { name: 'country', width: 'full' },
  { name: 'latitude', width: 'half', inputMode: 'decimal' },
  { name: 'longitude', width: 'half', inputMode: 'decimal' },
];
