import { SPORTS } from '@campetto/contract';
import { expect, test } from 'vitest';
import { comparedValue, pairFields } from './compare.ts';
import { exampleVenue } from './example.ts';

const pair = {
  venue: exampleVenue(),
  twin: exampleVenue({
    id: '01890a5d-ac96-774b-bcce-b302099a8058',
    sportsVenue: { name: 'Garibaldina', phoneNumber: null, sportIds: [SPORTS[1].id] },
    address: { number: '6', latitude: 45.5, longitude: 9.17 },
  }),
};

test('without copies both are as they are stored', () => {
  const { venue, twin } = pairFields(pair, {});
  expect(comparedValue(venue, 'street')).toBe('Via Don Giovanni Minzoni 4');
  expect(comparedValue(twin, 'coordinates')).toBe('45.5, 9.17');
  expect(comparedValue(twin, 'phone')).toBe('');
});

test('a copy takes all of a field to one side and leaves the other', () => {
  const { venue, twin } = pairFields(pair, { coordinates: 'venue', phone: 'twin' });
  expect(comparedValue(venue, 'coordinates')).toBe('45.5, 9.17');
  expect(twin.phone).toBe('+39 02 0000 0000');
  expect(twin.latitude).toBe('45.5');
  expect(comparedValue(venue, 'name')).toBe('A.C. Garibaldina 1932');
});
