import { SPORTS } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui';
import { expect, test } from 'vitest';
import { countryCodeOf } from './countryCode.ts';
import { editFields, editProblems, updateBody } from './edit.ts';
import { exampleVenue } from './example.ts';

const venue = exampleVenue();
const withFields = (change: Partial<EditVenueFields>) =>
  updateBody(venue, { ...editFields(venue), ...change });

test('[EDIT-1] an untouched form asks for what is stored', () => {
  const body = withFields({});
  expect(body.sportsVenue).toEqual(venue.venue.sportsVenue);
  expect(body.address).toEqual(venue.venue.address);
  expect(body.metadata).toEqual({ website: venue.metadata.website });
  expect(editProblems(body)).toEqual({});
});

test.each<[string, Partial<EditVenueFields>, object]>([
  ['no name', { name: '  ' }, { name: 'required' }],
  ['a website that is none', { website: 'campo sportivo' }, { website: 'website' }],
  ['a website without scheme', { website: 'www.example.org' }, { website: 'website' }],
  ['an empty website', { website: ' ' }, {}],
  ['a name without end', { name: 'x'.repeat(300) }, { name: 'tooLong' }],
  ['a control character', { city: 'Mil\u0000ano' }, { city: 'unsafe' }],
  ['several at once', { name: '', website: 'x' }, { name: 'required', website: 'website' }],
])('[EDIT-1] %s', (_title, change, problems) => {
  expect(editProblems(withFields(change))).toEqual(problems);
});

test('[EDIT-1] a coordinate that is no number becomes 0', () => {
  expect(withFields({ latitude: 'north', longitude: '9,5' }).address).toMatchObject({
    latitude: 0,
    longitude: 9.5,
  });
});

test('[EDIT-1] sports are sent in the order of the catalogue', () => {
  const ids = [SPORTS[4].id, SPORTS[0].id];
  expect(withFields({ sportIds: ids }).sportsVenue.sportIds).toEqual([SPORTS[0].id, SPORTS[4].id]);
});

test.each([
  ['Italia', 'IT'],
  ['Spain', 'ES'],
  ['España', 'ES'],
  ['germania', 'DE'],
  ['UK', 'GB'],
  ['Regno Unito', 'GB'],
  ['nl', 'NL'],
  ['Atlantis', ''],
  ['', ''],
])('the country %s has the code %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
  expect(withFields({ country: `${name} ` }).address.countryCode).toBe(code);
});
