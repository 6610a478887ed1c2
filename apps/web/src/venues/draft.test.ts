import { SPORTS } from '@campetto/contract';
import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  isEmpty,
  NO_ADDRESS,
  type VenueDraft,
  withAddress,
  withFoundAddress,
  withoutAddress,
} from './draft.ts';

const ADDRESS = {
  country: 'Italia',
  countryCode: 'IT',
  city: 'Verona',
  street: 'Via Roma',
  number: '12',
  postalCode: '37121',
  state: 'Veneto',
  stateCode: 'VR',
  latitude: '45.438384',
  longitude: '10.991622',
  formattedAddress: 'Via Roma 12, Verona',
};
const FULL: VenueDraft = {
  ...EMPTY_DRAFT,
  name: 'Padel Club Navigli',
  phone: '045 000-0000',
  address: ADDRESS,
  sportIds: [SPORTS[1].id],
};

test.each([
  ['GB', '+44'],
  ['fr', '+33'],
  ['JP', '+39'],
  ['', '+39'],
])('[ADD-1] the country code %s leads to %s', (countryCode, dialCode) => {
  expect(withAddress(EMPTY_DRAFT, { ...NO_ADDRESS, countryCode }).dialCode).toBe(dialCode);
  expect(withFoundAddress(EMPTY_DRAFT, { ...ADDRESS, countryCode }).dialCode).toBe(dialCode);
});

test('[ADD-1] a dial code chosen by hand stays while the country does', () => {
  const draft: VenueDraft = { ...FULL, dialCode: '+41' };
  expect(withAddress(draft, { ...ADDRESS, city: 'Mendrisio' }).dialCode).toBe('+41');
});

test('[ADD-3] a chosen address marks what it filled, a change unmarks it, a clear empties all', () => {
  const found = withFoundAddress(EMPTY_DRAFT, { ...ADDRESS, state: '' });
  expect(found.autofilled).not.toContain('state');
  expect(found.autofilled).toHaveLength(10);
  const changed = withAddress(found, { ...found.address, city: 'Milano' });
  expect(changed.autofilled).toEqual(found.autofilled.filter((field) => field !== 'city'));
  expect(withoutAddress(changed)).toEqual(EMPTY_DRAFT);
});

test('a draft is empty until something is typed', () => {
  expect(isEmpty(EMPTY_DRAFT)).toBe(true);
  expect(isEmpty({ ...EMPTY_DRAFT, dialCode: '+44' })).toBe(true);
  expect(isEmpty({ ...EMPTY_DRAFT, name: ' ' })).toBe(false);
  expect(isEmpty({ ...EMPTY_DRAFT, address: { ...NO_ADDRESS, city: 'Verona' } })).toBe(false);
});
