import type { FieldCellProps } from '../../primitives/FieldGrid/index.ts';
import type { TextFieldProps } from '../../primitives/TextField/index.ts';
import type { AddressFields } from './types.ts';

type Spec = Pick<FieldCellProps, 'width'> &
  Pick<TextFieldProps, 'autoCapitalize' | 'inputMode' | 'placeholder' | 'required'> & {
    name: Exclude<keyof AddressFields, 'formattedAddress'>;
  };

/** In the order of an envelope; the examples are those of spec §2.13. */
export const addressFields: readonly Spec[] = [
  { name: 'street', width: 'most', required: true },
  { name: 'number', width: 'rest', required: true },
  { name: 'city', width: 'most', required: true },
  { name: 'postalCode', width: 'rest', required: true },
  { name: 'state', width: 'most', required: true },
  {
    name: 'stateCode',
    width: 'rest',
    required: true,
    placeholder: 'VR',
    autoCapitalize: 'characters',
  },
  { name: 'country', width: 'most', required: true },
  {
    name: 'countryCode',
    width: 'rest',
    required: true,
    placeholder: 'IT',
    autoCapitalize: 'characters',
  },
  { name: 'latitude', width: 'half', inputMode: 'decimal' },
  { name: 'longitude', width: 'half', inputMode: 'decimal' },
];
