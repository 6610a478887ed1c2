import { describe, expect, test } from 'vitest';
import {
  formatCoordinates,
  isCoordinate,
  LONGITUDE_MAX,
  parseCoordinate,
  splitCoordinates,
} from './coordinates.ts';

describe('coordinates', () => {
  test.each([
    ['9.169341', 9.169341],
    [' -3.5 ', -3.5],
    ['45,5', 45.5],
    ['.5', 0.5],
    ['5.', 5],
    ['', 0],
    ['north', 0],
    ['1e3', 0],
    ['0x10', 0],
    ['12.5.1', 0],
    ['Infinity', 0],
    ['181', 0],
    ['-180', -180],
  ])('[EDIT-1] "%s" counts as %d', (text, value) => {
    expect(parseCoordinate(text, LONGITUDE_MAX)).toBe(value);
  });

  test.each([
    ['45.1', true],
    ['45,5', true],
    ['', true],
    // No number at all: it counts as 0 (spec §5).
    ['north', true],
    ['12abc', false],
    ['180.1', false],
    ['45.1, 10.9', false],
    ['1e3', false],
  ])('[EDIT-1] "%s" is accepted: %s', (text, accepted) => {
    expect(isCoordinate(text, LONGITUDE_MAX)).toBe(accepted);
  });

  test.each([
    ['45.1, 10.9', '45.1', '10.9'],
    ['45.438384,10.991622', '45.438384', '10.991622'],
    ['45,438384 10,991622', '45.438384', '10.991622'],
    ['-33.4;-70.6', '-33.4', '-70.6'],
    ['(45.1, 10.9)', '45.1', '10.9'],
    ['geo:45.4,10.9?z=17', '45.4', '10.9'],
    ['45.1°N 10.9°E', '45.1', '10.9'],
    ['33.4° S, 70.6° W', '-33.4', '-70.6'],
    ['https://www.google.com/maps/@45.4384,10.9916,17z', '45.4384', '10.9916'],
    // The place, not the middle of the map.
    [
      'https://www.google.com/maps/place/Arena/@45.1,10.1,15z/data=!4m6!3m5!8m2!3d45.4384!4d-10.9916!16s',
      '45.4384',
      '-10.9916',
    ],
    ['https://maps.google.com/?q=45.4384,10.9916', '45.4384', '10.9916'],
    ['https://www.google.com/maps?q=45.4384,+10.9916', '45.4384', '10.9916'],
    ['https://www.google.com/maps/search/45.4384,+10.9916?entry=tts', '45.4384', '10.9916'],
    ['45.4384°, 10.9916°', '45.4384', '10.9916'],
    ['N 45.4384 W 10.9916', '45.4384', '-10.9916'],
    // As Google Maps copies them.
    ['45°26\'18.2"N 10°59\'29.8"E', '45.438389', '10.991611'],
    ['33°26′S, 70°39′W', '-33.433333', '-70.650000'],
    ['https://www.openstreetmap.org/#map=17/45.43/10.99', '45.43', '10.99'],
    ['https://www.openstreetmap.org/?mlat=45.4&mlon=10.9#map=17/45.43/10.99', '45.4', '10.9'],
  ])('[EDIT-1] "%s" is a pair', (text, latitude, longitude) => {
    expect(splitCoordinates(text)).toEqual({ latitude, longitude });
  });

  test.each([
    '45,5',
    '45.1',
    '',
    '91.5, 10.9',
    '45.1, 10.9, 3',
    'a, b',
    'https://www.google.com/maps/@95.4384,10.9916,17z',
    'https://example.org/45.1,10.9',
    '45.1°E 10.9°N',
    '45°61\'00"N 10°59\'29"E',
    '45°26\'60"N 10°59\'29"E',
    'N45.1N 10.9E',
  ])('[EDIT-1] "%s" is none', (text) => expect(splitCoordinates(text)).toBeUndefined());

  test('[REV-7] are shown to 6 decimals', () => {
    expect(formatCoordinates(45.5048719469, -9.1)).toBe('45.504872, -9.100000');
  });
});
