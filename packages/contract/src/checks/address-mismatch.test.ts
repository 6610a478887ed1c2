import { expect, test } from 'vitest';
import { isAddressMismatched } from './address-mismatch.ts';

const ROMA = {
  street: 'Via Roma',
  number: '12',
  postalCode: '37121',
  city: 'Verona',
  state: 'Veneto',
  country: 'Italia',
};

test.each([
  ['another street', { street: 'Via Verdi' }, 'Via Roma 12, 37121 Verona'],
  [
    'another street, as a geocoder writes it',
    { street: 'Via Verdi' },
    '12, Via Roma, Verona, Italia',
  ],
  ['a street cut to three letters', { street: 'Via Romagna' }, 'Via Rom 12, Verona'],
  ['another number', { number: '14' }, 'Via Roma 12, 37121 Verona'],
  ['another number before the street', { number: '14' }, '12, Via Roma, Verona'],
  [
    'another number behind a street with a number in its name',
    { street: 'Via 24 Maggio', number: '5' },
    'Via 24 Maggio 12, 37121 Verona',
  ],
  ['another postal code', { postalCode: '37122' }, 'Via Roma 12, 37121 Verona'],
  ['another British postal code', { postalCode: 'M33 6WL' }, 'Via Roma 12, M33 5LJ, Verona'],
  ['another city', { city: 'Vicenza' }, 'Via Roma 12, 37121 Verona'],
  ['a foreign city', { city: 'Paris' }, 'Via Roma 12, 37121 Verona, Veneto, Italia'],
])('finds %s', (_case, changes, formattedAddress) => {
  expect(isAddressMismatched({ ...ROMA, ...changes, formattedAddress })).toBe(true);
});

test.each([
  ['no formatted address', {}, ''],
  ['the same', {}, 'Via Roma 12, 37121 Verona'],
  ['capitals and accents', { city: 'Forlì' }, 'VIA ROMA 12, FORLI'],
  ['a geocoder’s name', {}, '12, Via Roma, Centro Storico, Verona, Veneto, 37121, Italia'],
  ['no street', {}, '37121 Verona, Italia'],
  ['no city', {}, 'Via Roma 12'],
  ['no number', {}, 'Via Roma, 37121 Verona'],
  ['no postal code', {}, 'Via Roma 12, Verona'],
  ['an abbreviated name', { street: 'Via G. Garibaldi' }, 'v. Giuseppe Garibaldi, 12, Verona'],
  ['a city in another language', { city: 'Milan' }, 'Via Roma 12, Milano'],
  ['a number with a letter', { number: '12/A' }, 'Via Roma 12A, Verona'],
  ['a range of numbers', { number: '12-14' }, 'Via Roma 12, Verona'],
  ['no house number at all', { number: 'snc' }, 'Via Roma s.n.c., Verona'],
  [
    'a street with a number in its name, and no house number',
    { street: 'Via 24 Maggio', number: '5' },
    'Via 24 Maggio, 37121 Verona',
  ],
  [
    'a number within the name of a street',
    { street: 'Straße des 17. Juni', number: '135' },
    'Straße des 17. Juni, Verona',
  ],
  ['a hint', {}, 'Via Roma 12, ingresso da via Verdi 3, 37121 Verona'],
  // A number of three digits can be anything.
  ['a code of three characters', { postalCode: '100' }, 'Via Roma 12, 200 Verona'],
  ['a street cut to four letters', { street: 'Via Romagna' }, 'Via Roma 12, Verona'],
  ['unknown parts', { street: '', number: '', postalCode: '', city: '' }, 'Via Verdi 3, Vicenza'],
])('passes %s', (_case, changes, formattedAddress) => {
  expect(isAddressMismatched({ ...ROMA, ...changes, formattedAddress })).toBe(false);
});
