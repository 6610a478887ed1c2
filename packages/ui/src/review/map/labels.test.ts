import { expect, test } from 'vitest';
import { aroundSpot, placeLabels } from './labels.ts';
import { around } from './projection.ts';

const milan = { name: 'Milano', latitude: 45.46, longitude: 9.19 };
const monza = { name: 'Monza', latitude: 45.58, longitude: 9.27 };
const near = { name: 'Near Milano', latitude: 45.461, longitude: 9.191 };
const rome = { name: 'Roma', latitude: 41.89, longitude: 12.48 };
const frame = around(milan, { width: 360, height: 192 }, 4);

const names = (labels: ReturnType<typeof placeLabels>) => labels.map(({ of }) => of.name);

test('names what is in the frame and has room, the first ones first', () => {
  expect(names(placeLabels([milan, near, monza, rome], frame))).toEqual(['Milano', 'Monza']);
  expect(names(placeLabels([near, milan, monza, rome], frame))).toEqual(['Near Milano', 'Monza']);
});

test('a name is after its dot, before it where the frame ends, and absent where neither has room', () => {
  const [middle] = placeLabels([milan], frame);
  expect(middle).toMatchObject({ side: 'after', dot: { x: 180, y: 96 } });
  const east = { name: 'Brescia and around', latitude: 45.46, longitude: 9.7 };
  const [edge] = placeLabels([east], frame);
  expect(edge?.side).toBe('before');
  expect(edge?.text.x).toBeLessThan(edge?.dot.x ?? 0);
  expect(placeLabels([{ ...milan, name: 'A name '.repeat(12) }], frame)).toEqual([]);
});

test('a marker is not covered', () => {
  const left = placeLabels([milan], frame, [aroundSpot({ x: 210, y: 96 }, 12)]);
  expect(left[0]?.side).toBe('before');
  expect(placeLabels([milan], frame, [aroundSpot({ x: 180, y: 96 }, 12)])).toEqual([]);
});
