import { expect, test } from 'vitest';
import { countryCodeOf, isCountry } from './country-code.ts';

test.for([
  'Iceland',
  'Islanda',
  'IS',
  'is',
  'FJ',
  'Figi',
  'Antartide',
  'AQ',
  'Italia',
  'Polska',
  'UK',
  'USA',
  'Turkey',
  'Turchia',
  'Bosnia and Herzegovina',
  'Hong Kong',
  'Macedonia',
  'Ivory Coast',
  'Russian Federation',
])('%s is a country', (name) => {
  expect(isCountry(name)).toBe(true);
});

test.for([
  '',
  'Narnia',
  'ZZ',
  'EU',
  'XX',
  'XA',
  'XB',
  'Unknown Region',
  'European Union',
  'Lombardia',
])('"%s" is no country', (name) => {
  expect(isCountry(name)).toBe(false);
});

test.for([
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Northern Ireland', 'GB'],
  ['U.K.', 'GB'],
  ['U.S.A.', 'US'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['Olanda', 'NL'],
  ['Gran Bretagna', 'GB'],
  ['Inghilterra', 'GB'],
  ['Scozia', 'GB'],
  ['Éire', 'IE'],
  ['Stati Uniti d’America', 'US'],
] as const)('%s is a name of %s', ([name, code]) => {
  expect(countryCodeOf(name)).toBe(code);
});

test('a country without a listed dial code has no code of the form', () => {
  expect(countryCodeOf('Iceland')).toBe('');
  expect(countryCodeOf('Italia')).toBe('IT');
});
