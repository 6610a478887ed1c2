import { expect, test } from 'vitest';
import { directionTo, distance, isPlace } from './position.ts';

const milan = { latitude: 45.464, longitude: 9.19 };

test('measures kilometres, in either order', () => {
  const rome = { latitude: 41.893, longitude: 12.483 };
  expect(distance(milan, rome)).toBeCloseTo(477, -1);
  expect(distance(milan, rome)).toBe(distance(rome, milan));
  expect(distance(milan, milan)).toBe(0);
});

test.each([
  [1, 0, 'north'],
  [1, 1.4, 'northeast'],
  [0, 1, 'east'],
  [-1, 1.4, 'southeast'],
  [-1, 0, 'south'],
  [-1, -1.4, 'southwest'],
  [0, -1, 'west'],
  [1, -1.4, 'northwest'],
])('%d° of latitude and %d° of longitude further is %s', (latitude, longitude, direction) => {
  const to = { latitude: milan.latitude + latitude, longitude: milan.longitude + longitude };
  expect(directionTo(milan, to)).toBe(direction);
});

test('a place is on the earth', () => {
  expect(isPlace(milan)).toBe(true);
  expect(isPlace({ latitude: 90.1, longitude: 0 })).toBe(false);
  expect(isPlace({ latitude: 0, longitude: Number.NaN })).toBe(false);
});
