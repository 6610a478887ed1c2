import { SPORTS } from '@campetto/contract';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { comparedValue, pairFields } from './compare.ts';

const pair = {
  venue: exampleVenue(),
  duplicate: exampleVenue({
    id: '01890a5d-ac96-774b-bcce-b302099a8058',
    sportsVenue: { name: 'Garibaldina', phoneNumber: null, sportIds: [SPORTS[1].id] },
    address: { number: '6', latitude: 45.5, longitude: 9.17 },
  }),
};

test('without copies both are as they are stored', () => {
  const { venue, duplicate } = pairFields(pair, {});
  expect(comparedValue(venue, 'street')).toBe('Via Don Giovanni Minzoni 4');
  expect(comparedValue(duplicate, 'coordinates')).toBe('45.5, 9.17');
  expect(comparedValue(duplicate, 'phone')).toBe('');
});

test('a copy takes all of a field to one side and leaves the other', () => {
  const { venue, duplicate } = pairFields(pair, { coordinates: 'venue', phone: 'duplicate' });
  expect(comparedValue(venue, 'coordinates')).toBe('45.5, 9.17');
  expect(duplicate.phone).toBe('+39 02 0000 0000');
  expect(duplicate.latitude).toBe('45.5');
  expect(comparedValue(venue, 'name')).toBe('A.C. Garibaldina 1932');
});
