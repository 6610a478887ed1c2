import { SPORT_IDS } from '@campetto/contract';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { editFields } from '../../../venue-client/edit/editForm.ts';
import { comparedText } from './comparedText.ts';

const NAMES = {
  football: 'Football',
  padel: 'Padel',
  tennis: 'Tennis',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
};

test('sports are compared by their names, and one that is unknown is none of them', () => {
  const sportIds = ['unknown', ...SPORT_IDS.slice(1, 3)];
  const fields = { ...editFields(exampleVenue()), sportIds };
  expect(comparedText(fields, 'sports', NAMES)).toBe('Padel, Tennis');
  expect(comparedText(fields, 'name', NAMES)).toBe(fields.name);
});
