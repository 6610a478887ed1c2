import { expect, test } from 'vitest';
import { formatAddress, formattedAfter } from './address.ts';
import type { Address } from './venue.ts';

test('formats an address from its known parts', () => {
  const parts = { street: 'CALLE NAVIA', number: '12', postalCode: '28044', city: 'Madrid' };
  expect(formatAddress(parts)).toBe('CALLE NAVIA 12, 28044 Madrid');
  expect(formatAddress({ ...parts, country: 'Spain' })).toBe('CALLE NAVIA 12, 28044 Madrid, Spain');
  expect(formatAddress(parts, ['', 'c/v Luis Chamizo'])).toBe(
    'CALLE NAVIA 12, c/v Luis Chamizo, 28044 Madrid',
  );
  expect(formatAddress({ street: 'Via Roma', number: '' })).toBe('Via Roma');
  expect(formatAddress({})).toBe('');
});

const VERONA: Address = {
  country: 'Italia',
  countryCode: 'IT',
  city: 'Verona',
  state: 'Veneto',
  stateCode: 'VR',
  street: 'Via Roma',
  number: '12',
  postalCode: '37121',
  formattedAddress: 'Via Roma, 12, Centro Storico, Verona',
  latitude: 45.438384,
  longitude: 10.991622,
};

test.each<[string, Partial<Address>, string]>([
  ['no change', {}, VERONA.formattedAddress],
  ['a change of what it does not show', { stateCode: 'X', latitude: 1 }, VERONA.formattedAddress],
  ['another street', { street: 'Via Verdi' }, 'Via Verdi 12, 37121 Verona, Italia'],
  ['another number', { number: '14' }, 'Via Roma 14, 37121 Verona, Italia'],
  ['another city', { city: 'Vicenza' }, 'Via Roma 12, 37121 Vicenza, Italia'],
  ['a text of its own', { street: 'Via Verdi', formattedAddress: 'Verdi 12' }, 'Verdi 12'],
  ['a text that was removed', { street: 'Via Verdi', formattedAddress: '' }, ''],
])('the formatted address after %s', (_case, changes, formatted) => {
  expect(formattedAfter(VERONA, { ...VERONA, ...changes })).toBe(formatted);
});

test('an empty formatted address remains empty', () => {
  const before = { ...VERONA, formattedAddress: '' };
  expect(formattedAfter(before, { ...before, street: 'Via Verdi' })).toBe('');
});
