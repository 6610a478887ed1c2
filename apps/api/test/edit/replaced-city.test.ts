import { ACTIVITY_ID_HEADER, type VenueReviewItem } from '@campetto/contract';
import { expect, test } from 'vitest';
import { withServer } from '../support/app.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { CITIES, seedOne, updateOf } from '../support/venues.ts';

const server = withServer();
const { undo, historyOf } = activityOf(server);
const { update } = changesOf(server);

const found = async (state: string) => {
  const { body } = await server.request<VenueReviewItem[]>('GET', `/api/venues/scraped?q=${state}`);
  return body.length;
};

test('an update to another city without its state is undone with the state (D50)', async () => {
  const venue = await seedOne(server.db, 'verona');
  expect(await found('Veneto')).toBe(1);
  const lyon = { country: 'France', countryCode: 'FR', city: 'Lyon', state: '', stateCode: '' };
  const { headers } = await update(updateOf(venue, { address: { ...CITIES.verona, ...lyon } }));
  const [{ changes } = { changes: [] }] = await historyOf(venue);
  expect(changes).toContainEqual({ field: 'state', from: 'Veneto', to: '' });
  expect(changes).toContainEqual({ field: 'stateCode', from: 'VR', to: '' });
  expect(await found('Veneto')).toBe(0);
  await undo(headers[ACTIVITY_ID_HEADER]);
  expect(await found('Veneto')).toBe(1);
});
