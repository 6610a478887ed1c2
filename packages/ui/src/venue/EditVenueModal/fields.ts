import type { FieldCellProps } from '../../primitives/FieldGrid/index.ts';
import type { TextFieldProps } from '../../primitives/TextField/index.ts';
import type { EditVenueFields } from './props.ts';

export type TextFieldName = Exclude<keyof EditVenueFields, 'sportIds'>;

interface FieldSpec
  extends Pick<TextFieldProps, 'type' | 'inputMode' | 'required'>,
    Pick<FieldCellProps, 'width'> {
  name: TextFieldName;
}

/** In the order of the form (spec §2.12). */
export const contactFields: readonly FieldSpec[] = [
  { name: 'name', width: 'full', required: true },
  { name: 'phone', width: 'half', type: 'tel' },
  { name: 'website', width: 'half', type: 'url' },
];

export const placeFields: readonly FieldSpec[] = [
  { name: 'street', width: 'most' },
  { name: 'number', width: 'rest' },
  { name: 'postalCode', width: 'rest' },
  { name: 'city', width: 'most' },
  { name: 'country', width: 'full' },
  { name: 'latitude', width: 'half', inputMode: 'decimal' },
  { name: 'longitude', width: 'half', inputMode: 'decimal' },
];
