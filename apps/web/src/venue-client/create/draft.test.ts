import { expect, test } from 'vitest';
import { EXAMPLE_ADDRESS, FULL_DRAFT } from '../../testing/exampleVenue.ts';
import {
  EMPTY_DRAFT,
  isEmpty,
  NO_ADDRESS,
  type VenueDraft,
  withAddress,
  withAddressOption,
  withoutAddress,
} from './draft.ts';

test.each([
  ['GB', '+44'],
  ['fr', '+33'],
  ['JP', '+39'],
  ['', '+39'],
])('[ADD-1] the country code %s leads to %s', (countryCode, dialCode) => {
  expect(withAddress(EMPTY_DRAFT, { ...NO_ADDRESS, countryCode }).dialCode).toBe(dialCode);
  expect(withAddressOption(EMPTY_DRAFT, { ...EXAMPLE_ADDRESS, countryCode }).dialCode).toBe(
    dialCode,
  );
});

test('[ADD-1] a dial code chosen by hand stays while the country does', () => {
  const draft: VenueDraft = { ...FULL_DRAFT, dialCode: '+41' };
  expect(withAddress(draft, { ...EXAMPLE_ADDRESS, city: 'Mendrisio' }).dialCode).toBe('+41');
});

test('[ADD-1] a dial code that was chosen or typed does not follow the country', () => {
  const draft: VenueDraft = { ...EMPTY_DRAFT, dialCode: '+44', dialCodeChosen: true };
  expect(withAddress(draft, { ...NO_ADDRESS, countryCode: 'IT' }).dialCode).toBe('+44');
  expect(withAddressOption(draft, EXAMPLE_ADDRESS).dialCode).toBe('+44');
});

test('[ADD-3] a chosen address marks what it filled, a change unmarks it, a clear empties all', () => {
  const found = withAddressOption(EMPTY_DRAFT, { ...EXAMPLE_ADDRESS, state: '' });
  expect(found.autofilled).not.toContain('state');
  expect(found.autofilled).toHaveLength(10);
  const changed = withAddress(found, { ...found.address, city: 'Milano' });
  expect(changed.autofilled).toEqual(found.autofilled.filter((field) => field !== 'city'));
  expect(withoutAddress(changed)).toEqual(EMPTY_DRAFT);
});

test('a found formatted address follows the parts that are typed, until it is written by hand', () => {
  const found = withAddressOption(EMPTY_DRAFT, {
    ...EXAMPLE_ADDRESS,
    number: '',
    formattedAddress: 'Via Roma, 37121 Verona, Veneto, Italia',
  });
  const numbered = withAddress(found, { ...found.address, number: '12' });
  expect(numbered.address.formattedAddress).toBe('Via Roma 12, 37121 Verona, Italia');
  expect(numbered.autofilled).toContain('formattedAddress');
  const written = withAddress(numbered, { ...numbered.address, formattedAddress: 'Via Roma 12' });
  const moved = withAddress(written, { ...written.address, number: '14' });
  expect(moved.address.formattedAddress).toBe('Via Roma 12');
});

test('a draft is empty until something is typed', () => {
  expect(isEmpty(EMPTY_DRAFT)).toBe(true);
  expect(isEmpty({ ...EMPTY_DRAFT, dialCode: '+44' })).toBe(true);
  expect(isEmpty({ ...EMPTY_DRAFT, name: ' ' })).toBe(false);
  expect(isEmpty({ ...EMPTY_DRAFT, address: { ...NO_ADDRESS, city: 'Verona' } })).toBe(false);
});
