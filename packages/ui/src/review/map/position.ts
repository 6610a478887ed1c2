import { DEGREE, type Place } from './projection.ts';

/** One of eight directions, as seen from a town. */
export type Direction =
  | 'north'
  | 'northeast'
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest';

/** A town with the way from it to a point. */
export interface NearTown {
  /** As it is written in its country. */
  name: string;
  kilometres: number;
  direction: Direction;
}

/** The position of a point on the map. */
export interface MapPosition {
  /**
   * `unknown` until the map is loaded, `outside` far from the countries that it shows in detail, `coast`
   * where the outlines are not exact enough for more.
   */
  on: 'unknown' | 'outside' | 'sea' | 'coast' | 'land';
  /** The ISO 3166-1 code of the country, such as `IT`, on land; undefined close to a border. */
  country?: string | undefined;
  /** The nearest town within 100 km. */
  town?: NearTown | undefined;
}

const DIRECTIONS: readonly Direction[] = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

function kilometresBetween(from: Place, to: Place) {
  const squeeze = Math.cos(((from.latitude + to.latitude) / 2) * (Math.PI / 180));
  return {
    north: (to.latitude - from.latitude) * DEGREE,
    east: (to.longitude - from.longitude) * DEGREE * squeeze,
  };
}

/** The distance in kilometres, exact to a few per mille below 100 km. */
export function distance(from: Place, to: Place): number {
  const { north, east } = kilometresBetween(from, to);
  return Math.hypot(north, east);
}

/** The direction from one point to the other. */
export function directionTo(from: Place, to: Place): Direction {
  const { north, east } = kilometresBetween(from, to);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? 'north';
}

/** Whether these are coordinates on the earth. */
export const isPlace = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
