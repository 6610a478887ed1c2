import type { AddressSearchResult } from '@campetto/contract';
import { expect, test } from 'vitest';
import { NO_ADDRESS } from '../create/draft.ts';
import { toAddressOption } from './addressOption.ts';

type Parts = AddressSearchResult['address'];

const result = (address: Parts, more: Partial<AddressSearchResult> = {}): AddressSearchResult => ({
  place_id: 7,
  display_name: '12, Via Roma, Verona, Veneto, 37121, Italia',
  lat: '45.4383842',
  lon: '10.9916215',
  address,
  ...more,
});
const fieldsOf = (address: Parts, more?: Partial<AddressSearchResult>) =>
  toAddressOption(result(address, more)).fields;

test('[ADD-3] a whole address fills every field', () => {
  const found = toAddressOption(
    result({
      road: 'Via Roma',
      house_number: '12',
      city: 'Verona',
      postcode: '37121',
      state: 'Veneto',
      county: 'Verona',
      'ISO3166-2-lvl4': 'IT-34',
      'ISO3166-2-lvl6': 'IT-VR',
      country: 'Italia',
      country_code: 'it',
    }),
  );
  expect(found).toEqual({
    id: '7',
    label: 'Via Roma 12',
    detail: '37121 Verona, Veneto, Italia',
    fields: {
      country: 'Italia',
      countryCode: 'IT',
      city: 'Verona',
      street: 'Via Roma',
      number: '12',
      postalCode: '37121',
      state: 'Veneto',
      stateCode: 'VR',
      latitude: '45.4383842',
      longitude: '10.9916215',
      formattedAddress: '12, Via Roma, Verona, Veneto, 37121, Italia',
    },
  });
});

test.each<[string, Parts, string]>([
  ['city', { city: 'A', town: 'B', village: 'C', municipality: 'D' }, 'A'],
  ['town', { town: 'B', village: 'C', municipality: 'D' }, 'B'],
  ['village', { village: 'C', municipality: 'D' }, 'C'],
  ['municipality', { municipality: 'D' }, 'D'],
  ['an empty city to its town', { city: '', town: 'B' }, 'B'],
  ['nothing', {}, ''],
])('[ADD-3] the city falls back to %s', (_title, address, city) => {
  expect(fieldsOf(address).city).toBe(city);
});

test('[ADD-3] the state falls back to the county', () => {
  expect(fieldsOf({ state: 'Veneto', county: 'Verona' }).state).toBe('Veneto');
  expect(fieldsOf({ county: 'Verona' }).state).toBe('Verona');
  expect(fieldsOf({ province: 'Drenthe' }).state).toBe('Drenthe');
  expect(fieldsOf({ region: 'Vysočina' }).state).toBe('Vysočina');
  expect(fieldsOf({ city: 'Wien', 'ISO3166-2-lvl4': 'AT-9' }).state).toBe('Wien');
});

const levels = { 'ISO3166-2-lvl4': 'IT-34', 'ISO3166-2-lvl6': 'IT-VR' };

test.each<[string, Parts, string]>([
  ['itself', { state_code: 'XY', country_code: 'it', ...levels }, 'XY'],
  ['the province in Italy', { country_code: 'it', ...levels }, 'VR'],
  [
    'the region where Italy names no province',
    { country_code: 'it', 'ISO3166-2-lvl4': 'IT-23' },
    '23',
  ],
  [
    'the region elsewhere',
    { country_code: 'es', 'ISO3166-2-lvl4': 'ES-MD', 'ISO3166-2-lvl6': 'ES-M' },
    'MD',
  ],
  ['the region of another level', { country_code: 'gr', 'ISO3166-2-lvl5': 'GR-A' }, 'A'],
  ['the province where no region is named', { country_code: 'nl', 'ISO3166-2-lvl6': 'NL-X' }, 'X'],
  ['nothing', { country_code: 'gb' }, ''],
])('[ADD-3] the state code is %s', (_title, address, code) => {
  expect(fieldsOf(address).stateCode).toBe(code);
});

test('[ADD-3] what is missing is empty, an unknown place too', () => {
  const fields = fieldsOf({}, { lat: 'north', lon: '', display_name: 'Arena' });
  expect(fields).toEqual({ ...NO_ADDRESS, formattedAddress: 'Arena' });
});

test('a place without a street is called by its name, and not twice', () => {
  const found = toAddressOption(
    result(
      { city: 'Verona', country: 'Italia' },
      { place_id: 'n1', display_name: 'Verona, Veneto, Italia' },
    ),
  );
  expect(found).toMatchObject({ id: 'n1', label: 'Verona', detail: 'Italia' });
});
