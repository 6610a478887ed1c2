import type { Labelled } from '../labels.ts';
import { areaPath, linePath } from '../paths.ts';
import type { MapPosition } from '../position.ts';
import type { Frame, Place } from '../projection.ts';
import type { Line, Outlines } from './outlines.ts';
import type { Town } from './towns.ts';

interface GroundPaths {
  land: string;
  coasts: string;
  borders: string;
  /** Between the provinces of a country. */
  provinces: string;
}

/**
 * The map below the markers. It has only functions, because React's developer tools print the state, in which a ground
 * is stored.
 */
export interface Ground {
  /** SVG paths of the section that a frame shows. */
  pathsIn: (frame: Frame) => GroundPaths;
  /** The towns that a frame may name, the largest first. */
  townsIn: (frame: Frame) => readonly (Labelled & { key: string; large: boolean })[];
  /** Whether the area around a place is shown in detail. */
  covers: (place: Place) => boolean;
  positionOf: (place: Place) => MapPosition;
}

/** What grounds of any detail have in common. */
export function groundOf(
  outlines: Outlines,
  towns: readonly Town[],
  provinces: readonly Line[] = [],
): Pick<Ground, 'pathsIn' | 'townsIn'> {
  const rings = outlines.countries.flatMap((country) => country.rings);
  return {
    pathsIn: (frame) => ({
      land: areaPath(rings, frame),
      coasts: linePath(outlines.coasts, frame),
      borders: linePath(outlines.borders, frame),
      provinces: frame.scale.y > PROVINCES_FROM ? linePath(provinces, frame) : '',
    }),
    townsIn: ({ scale }) => towns.filter(({ rank }) => rank <= leastRank(scale.y)),
  };
}

// Pixels per degree from which on the lines between provinces are shown; below, they would hide the rest.
const PROVINCES_FROM = 60;

/** The rank of the smallest towns that are named, by pixels per degree. */
const leastRank = (scale: number) => [15, 40, 110, 220].filter((limit) => scale > limit).length;
