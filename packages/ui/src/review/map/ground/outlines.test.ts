import { expect, test } from 'vitest';
import type { Frame } from '../projection.ts';
import { ground, towns } from './europe.ts';
import { decodeOutlines } from './outlines.ts';

test('decodes arcs and rings, also backwards', () => {
  const { coasts, borders, countries } = decodeOutlines({
    UNIT: 0.5,
    ARCS: '0 0 2 0/2 0 0 2-2 0 0-2/2 0 2 0 0 2-2 0 0-2',
    COUNTRIES: 'AA:0 1;BB:2;:-1',
  });
  expect(countries.map(({ code }) => code)).toEqual(['AA', 'BB', '']);
  const [ring] = countries[0]?.rings ?? [];
  expect([...(ring?.points ?? [])]).toEqual([0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0]);
  expect(ring?.box).toEqual([0, 0, 1, 1]);
  expect([...(countries[2]?.rings[0]?.points ?? [])]).toEqual([1, 0, 0, 0]);
  expect([coasts.length, borders.length]).toEqual([2, 1]);
});

test.each([
  ['Milan', 45.464, 9.19, 'land', 'IT'],
  ['Palermo', 38.1, 13.34, 'land', 'IT'],
  ['Ibiza', 38.98, 1.4, 'land', 'ES'],
  ['Tenerife', 28.27, -16.6, 'land', 'ES'],
  ['Paris', 48.857, 2.352, 'land', 'FR'],
  ['Corsica', 42.2, 9.1, 'land', 'FR'],
  ['Berlin', 52.52, 13.405, 'land', 'DE'],
  ['Trafford', 53.42, -2.35, 'land', 'GB'],
  ['Belfast', 54.59, -5.95, 'land', 'GB'],
  ['San Marino, within Italy', 43.94, 12.46, 'land', 'SM'],
  ['Chiasso, beyond the border of Como', 45.86, 8.98, 'land', 'CH'],
  ['Gorizia, at the border', 45.945, 13.63, 'land', undefined],
  ['the Adriatic', 44.05, 13.2, 'sea', undefined],
  ['the Gulf of Genoa', 44.2, 8.9, 'sea', undefined],
  ['the Channel', 50.2, -1, 'sea', undefined],
  ['the Balearic Sea', 40.2, 1.8, 'sea', undefined],
  ['a pier of Barcelona', 41.37, 2.2, 'coast', undefined],
  ['Milan with its coordinates swapped', 9.19, 45.464, 'outside', undefined],
  ['0, 0', 0, 0, 'outside', undefined],
])('%s', (_, latitude, longitude, on, country) => {
  const position = ground.positionOf({ latitude, longitude });
  expect([position.on, position.country]).toEqual([on, country]);
});

test('every town is in its country', () => {
  const wrong = towns.flatMap((town) => {
    const { on, country } = ground.positionOf(town);
    return on === 'coast' || (on === 'land' && (country ?? town.country) === town.country)
      ? []
      : `${town.name}, ${town.country}: ${on} ${country}`;
  });
  expect(wrong).toEqual([]);
});

test('no two towns of one country are at the same place, and their names are unique', () => {
  const names = towns.map(({ name, country }) => `${name}, ${country}`);
  expect(new Set(names).size).toBe(names.length);
  const places = towns.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
  expect(new Set(places).size).toBe(places.length);
});

test('500 towns of each of the product’s countries, and the small ones last', () => {
  for (const country of ['IT', 'ES', 'FR', 'DE', 'GB']) {
    expect(towns.filter((town) => town.country === country)).toHaveLength(500);
  }
  const ranks = towns.map(({ rank }) => rank);
  expect(ranks).toEqual([...ranks].sort());
});

test('lines between provinces from a scale on at which they do not hide the rest', () => {
  const aroundMilan = (scale: number): Frame => ({
    width: 600,
    height: 400,
    centre: { latitude: 45.46, longitude: 9.19 },
    scale: { x: scale * 0.7, y: scale },
  });
  expect(ground.pathsIn(aroundMilan(400)).provinces).toMatch(/^(M[\d. -]+(L[\d. -]+)+)+$/);
  expect(ground.pathsIn(aroundMilan(50)).provinces).toBe('');
  expect(
    ground.pathsIn({ ...aroundMilan(400), centre: { latitude: 44, longitude: 15 } }),
  ).toMatchObject({ provinces: '' });
});

test('the nearest town, with the way from it', () => {
  const { town } = ground.positionOf({ latitude: 45.46, longitude: 9.13 });
  expect(town).toMatchObject({ name: 'Milano', direction: 'west' });
  expect(town?.kilometres).toBeCloseTo(4.7, 1);
  expect(ground.positionOf({ latitude: 45, longitude: -12 }).town).toBeUndefined();
});
