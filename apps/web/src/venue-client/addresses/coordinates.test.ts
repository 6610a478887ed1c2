import { expect, test } from 'vitest';
import { pastedPosition, pointOf, typedPoint } from './coordinates.ts';

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

test.each([
  [' https://www.google.com/maps/@45.4781,9.1240,17z', '45.4781', '9.1240'],
  ['Arena https://www.openstreetmap.org/#map=19/45.4641/9.1919', '45.4641', '9.1919'],
  ['53.42, -2.32', '53.42', '-2.32'],
  ['geo:53.41,-2.31', '53.41', '-2.31'],
])('“%s” is a position when it is pasted', (text, latitude, longitude) => {
  expect(pastedPosition('', text)).toEqual({ latitude, longitude });
});

test.each([
  'https://maps.app.goo.gl/abc',
  'https://www.openstreetmap.org/way/12345',
  '95.42, 200.3',
  'Via Roma 12, 37121 Verona',
])('“%s” contains no position', (text) => {
  expect(pastedPosition('', text)).toBeUndefined();
});

test('coordinates that are typed or corrected may not be complete', () => {
  expect(pastedPosition('45.4, 9.', '45.4, 9.1')).toBeUndefined();
  expect(pastedPosition('45.4, 9.12', '45.4, 9.1')).toBeUndefined();
});
