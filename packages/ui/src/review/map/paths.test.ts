import { expect, test } from 'vitest';
import { ground } from './ground/europe.ts';
import { decodeLines, type Line } from './ground/outlines.ts';
import { ground as world } from './ground/world.ts';
import { areaPath, boxOf, linePath } from './paths.ts';
import { around, type Frame } from './projection.ts';

/** One degree is 10 px; 0° is in the middle, at 100, 100. */
const frame: Frame = {
  width: 200,
  height: 200,
  centre: { latitude: 0, longitude: 0 },
  scale: { x: 10, y: 10 },
};

function line(...points: number[]): Line {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return {
    points: Float64Array.from(points),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

test('an area within the frame is drawn as it is, north up', () => {
  const square = line(-5, -5, 5, -5, 5, 5, -5, 5, -5, -5);
  expect(areaPath([square], frame)).toBe(
    'M50.0 150.0L150.0 150.0L150.0 50.0L50.0 50.0L50.0 150.0Z',
  );
});

test('an area around the frame fills it, one outside is left out', () => {
  const earth = line(-90, -90, 90, -90, 90, 90, -90, 90, -90, -90);
  const corners = new Set(
    areaPath([earth], frame)
      .match(/-?\d+\.\d/g)
      ?.map(Number),
  );
  expect(corners).toEqual(new Set([-8, 208]));
  expect(areaPath([line(50, 50, 60, 50, 60, 60, 50, 50)], frame)).toBe('');
});

test('a line is drawn where it is in the frame, each part by itself', () => {
  const river = line(-90, 0, -5, 0, 5, 0, 90, 0, 90, 50, 5, 50, 5, 5);
  expect(linePath([river], frame)).toBe(
    'M-800.0 100.0L50.0 100.0L150.0 100.0L1000.0 100.0M150.0 -400.0L150.0 50.0',
  );
  expect(linePath([line(50, 50, 60, 60)], frame)).toBe('');
});

test('points that nobody can tell apart are skipped, except the last', () => {
  expect(linePath([line(0, 0, 0.01, 0.01, 0.02, 0.02)], frame)).toBe('M100.0 100.0L100.2 99.8');
});

test('the section of 30 km around Venice is small', () => {
  const venice = around({ latitude: 45.44, longitude: 12.33 }, { width: 360, height: 192 }, 12);
  const [west, , east] = boxOf(venice);
  expect(east - west).toBeCloseTo(0.4, 1);
  const { land } = ground.pathsIn(venice);
  expect(land.length).toBeGreaterThan(100);
  expect(land.length).toBeLessThan(10_000);
});

/** The widths of the lines between successive points. */
const widthsOf = (path: string) =>
  path.split('M').flatMap((part) => {
    const xs = part.split('L').map((point) => Number.parseFloat(point));
    return xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? x)));
  });

test('a coast across the date line does not go around the earth', () => {
  // From Greenwich and from the date line, 3 px per degree.
  for (const longitude of [0, 180]) {
    const { coasts } = world.pathsIn({
      width: 1000,
      height: 500,
      centre: { latitude: 0, longitude },
      scale: { x: 3, y: 3 },
    });
    expect(Math.max(...widthsOf(coasts))).toBeLessThan(180 * 3);
  }
});

test('an island on the date line is whole, seen from either side', () => {
  // From 179° E to 179° W and back, as the file contains it.
  const island = decodeLines('179 -1 -358 0 0 2 358 0 0 -2', 1);
  const whole = 'M90.0 110.0L110.0 110.0L110.0 90.0L90.0 90.0L90.0 110.0';
  for (const longitude of [180, -180]) {
    const there = { ...frame, centre: { latitude: 0, longitude } };
    expect(linePath(island, there)).toBe(whole);
    expect(areaPath(island, there)).toBe(`${whole}Z`);
  }
  expect(linePath(island, frame)).toBe('');
});
