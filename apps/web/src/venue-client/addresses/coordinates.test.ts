import { expect, test } from 'vitest';
import { placeInLink, pointOf, typedPoint } from './coordinates.ts';

test('the point of typed coordinates, with a dot or a comma', () => {
  expect(typedPoint({ latitude: '45.5', longitude: '9,2' })).toEqual({
    latitude: 45.5,
    longitude: 9.2,
  });
});

test.each([
  ['', '9.2'],
  ['45.5', ''],
  ['45.5', 'east'],
  ['91', '9.2'],
  ['0', '0'],
])('no point of “%s” and “%s”', (latitude, longitude) => {
  expect(typedPoint({ latitude, longitude })).toBeUndefined();
});

test('a venue at 0, 0 has no point, one on the equator or the meridian has', () => {
  expect(pointOf({ latitude: 0, longitude: 0 })).toBeUndefined();
  expect(pointOf({ latitude: 51.5, longitude: 0 })).toEqual({ latitude: 51.5, longitude: 0 });
});

test('only the link of a map is a place: a search may know the address of coordinates', () => {
  const place = { latitude: '45.4781', longitude: '9.1240' };
  expect(placeInLink(' https://www.google.com/maps/@45.4781,9.1240,17z')).toEqual(place);
  expect(placeInLink('https://www.google.com/maps')).toBeUndefined();
  expect(placeInLink('45.4781, 9.1240')).toBeUndefined();
});
