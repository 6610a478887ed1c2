import { describe, expect, test } from 'vitest';
import { fit, graticule, project } from '../map/projection.ts';
import { gather, neighbour } from './markers.ts';

const SIZE = { width: 600, height: 400 };
const MARGIN = { left: 40, others: 40 };
const milan = { latitude: 45.464, longitude: 9.19 };
const rome = { latitude: 41.893, longitude: 12.483 };
const madrid = { latitude: 40.417, longitude: -3.703 };

test('shows every place, clear of the edges, north up and east right', () => {
  const frame = fit([milan, rome, madrid], SIZE, MARGIN);
  const [m, r, s] = [milan, rome, madrid].map((place) => project(frame, place));
  for (const spot of [m, r, s]) {
    expect(spot?.x).toBeGreaterThanOrEqual(39.9);
    expect(spot?.x).toBeLessThanOrEqual(560.1);
    expect(spot?.y).toBeGreaterThanOrEqual(39.9);
    expect(spot?.y).toBeLessThanOrEqual(360.1);
  }
  expect(m?.y).toBeLessThan(r?.y ?? 0);
  expect(s?.x).toBeLessThan(m?.x ?? 0);
  // The places fill the frame in their larger extent.
  expect((r?.x ?? 0) - (s?.x ?? 0)).toBeCloseTo(520, 5);
});

test('keeps more of the left edge free, where the figures are', () => {
  const frame = fit([milan, rome, madrid], SIZE, { left: 90, others: 40 });
  expect(project(frame, madrid).x).toBeCloseTo(90, 5);
  expect(project(frame, rome).x).toBeCloseTo(560, 5);
});

test('all figures of an axis have as many decimals as the finest needs', () => {
  const { meridians, parallels } = graticule(fit([milan], SIZE, MARGIN));
  expect(new Set(meridians.map(({ decimals }) => decimals))).toEqual(new Set([2]));
  expect(new Set(parallels.map(({ decimals }) => decimals))).toEqual(new Set([3]));
});

test('a degree of longitude is as wide as the middle latitude makes it', () => {
  const { scale } = fit([{ latitude: 60, longitude: 10 }], SIZE, MARGIN);
  expect(scale.x / scale.y).toBeCloseTo(0.5, 5);
});

test('a single place is in the middle, and so are several equal ones', () => {
  for (const places of [[milan], [milan, milan]]) {
    expect(project(fit(places, SIZE, MARGIN), milan)).toEqual({ x: 300, y: 200 });
  }
});

describe('places on both sides of the date line', () => {
  const savusavu = { latitude: -16.78, longitude: 179.34 };
  const taveuni = { latitude: -16.85, longitude: -179.66 };

  test('are near each other', () => {
    for (const places of [
      [savusavu, taveuni],
      [taveuni, savusavu],
    ]) {
      const frame = fit(places, SIZE, MARGIN);
      expect(project(frame, savusavu).x).toBeCloseTo(40, 5);
      expect(project(frame, taveuni).x).toBeCloseTo(560, 5);
      expect(Math.abs(frame.centre.longitude)).toBeLessThanOrEqual(180);
    }
  });

  test('are east of others that are nearer that way', () => {
    const tokyo = { latitude: 35.68, longitude: 139.69 };
    const frame = fit([tokyo, savusavu, taveuni], SIZE, MARGIN);
    const [first, second, third] = [tokyo, savusavu, taveuni].map((place) => project(frame, place));
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(second?.x).toBeLessThan(third?.x ?? 0);
  });

  test('do not part others that are near each other', () => {
    const berlin = { latitude: 52.5, longitude: 13.4 };
    const frame = fit([madrid, berlin, savusavu, taveuni], SIZE, MARGIN);
    const spots = [madrid, berlin, savusavu, taveuni].map((place) => project(frame, place).x);
    expect(spots).toEqual(spots.toSorted((a, b) => a - b));
  });

  test('are all clear of the edges, also on a map that shows a part of the earth twice', () => {
    const longitudes = [-170, -90, 0, 90, 175];
    const places = longitudes.map((longitude) => ({ latitude: longitude / 3, longitude }));
    for (const width of [600, 1200]) {
      const frame = fit(places, { width, height: 400 }, { left: 84, others: 36 });
      for (const place of places) {
        const { x } = project(frame, place);
        expect(x).toBeGreaterThanOrEqual(83.9);
        expect(x).toBeLessThanOrEqual(width - 35.9);
      }
    }
  });

  test('have meridians that are named by their side', () => {
    const { meridians } = graticule(fit([savusavu, taveuni], SIZE, MARGIN));
    const degrees = meridians.map((line) => line.degrees);
    expect(degrees).toContain(180);
    expect(degrees.some((each) => each > 179 && each < 180)).toBe(true);
    expect(degrees.some((each) => each < -179)).toBe(true);
    expect(meridians.map(({ at }) => at)).toEqual(
      meridians.map(({ at }) => at).toSorted((a, b) => a - b),
    );
  });
});

test.each([
  ['a street', [milan], 0.005],
  ['a country', [milan, rome], 1],
  [
    'the world',
    [
      { latitude: -60, longitude: -170 },
      { latitude: 0, longitude: -90 },
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 90 },
      { latitude: 70, longitude: 175 },
    ],
    45,
  ],
])('the graticule of %s has sensible steps within the earth', (_, places, least) => {
  const { meridians, parallels } = graticule(fit(places, SIZE, MARGIN));
  for (const lines of [meridians, parallels]) {
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(9);
    const [first, second] = lines;
    expect(Math.abs((second?.at ?? 0) - (first?.at ?? 0))).toBeGreaterThanOrEqual(72);
    expect((second?.degrees ?? 0) - (first?.degrees ?? 0)).toBeGreaterThanOrEqual(least);
  }
  expect(Math.max(...parallels.map(({ degrees }) => Math.abs(degrees)))).toBeLessThanOrEqual(90);
  expect(Math.max(...meridians.map(({ degrees }) => Math.abs(degrees)))).toBeLessThanOrEqual(180);
});

const spots = [
  { x: 10, y: 90 },
  { x: 200, y: 10 },
  { x: 12, y: 91 },
  { x: 100, y: 50 },
];

test('gathers what would cover one another, and nothing else', () => {
  const markers = gather(spots, (spot) => spot, 28);
  expect(markers.map(({ members }) => members.length)).toEqual([2, 1, 1]);
  expect(markers[0]).toMatchObject({ x: 10, y: 90 });
});

test('arrows lead to the next one that way, and stop at the last', () => {
  const [west, east, , middle] = spots as [Spot, Spot, Spot, Spot];
  const markers = [west, east, middle];
  expect(neighbour(markers, west, 'ArrowRight')).toBe(middle);
  expect(neighbour(markers, middle, 'ArrowRight')).toBe(east);
  expect(neighbour(markers, east, 'ArrowRight')).toBeUndefined();
  expect(neighbour(markers, middle, 'ArrowUp')).toBe(east);
  expect(neighbour(markers, middle, 'ArrowDown')).toBe(west);
  expect(neighbour(markers, middle, 'Home')).toBe(west);
  expect(neighbour(markers, middle, 'End')).toBe(east);
  expect(neighbour(markers, middle, 'a')).toBeUndefined();
});

type Spot = (typeof spots)[number];
