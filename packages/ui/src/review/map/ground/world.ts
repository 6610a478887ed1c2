import { ARCS, COUNTRIES, UNIT } from './data/world.ts';
import { type Ground, groundOf } from './ground.ts';
import { decodeOutlines } from './outlines.ts';
import { largeTowns } from './towns.ts';

/** The whole earth, for a small scale. */
export const ground: Ground = {
  ...groundOf(decodeOutlines({ UNIT, ARCS, COUNTRIES }), largeTowns),
  covers: () => false,
  positionOf: () => ({ on: 'unknown' }),
};
