import { DEGREE, type Place } from '../projection.ts';

/** West, south, east and north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Longitude and latitude of each point, one after the other. */
export interface Line {
  points: Float64Array;
  box: Box;
}

export interface Country {
  /** ISO 3166-1; empty where the map does not need it. */
  code: string;
  /** Closed; a ring inside another one is a hole. */
  rings: readonly Line[];
}

/** Coasts, borders and the countries between them. */
export interface Outlines {
  coasts: readonly Line[];
  borders: readonly Line[];
  countries: readonly Country[];
}

/** A file of `data`, as `build/map.ts` writes it. */
export interface OutlineData {
  UNIT: number;
  ARCS: string;
  COUNTRIES: string;
}

/** Lines in degrees from the integers of a file. */
export function decodeOutlines({ UNIT, ARCS, COUNTRIES }: OutlineData): Outlines {
  const arcs = decodeArcs(ARCS, UNIT);
  const uses = new Uint8Array(arcs.length);
  const countries = COUNTRIES.split(';').map((text) => {
    const [code = '', rings = ''] = text.split(':');
    return {
      code,
      rings: rings.split(',').map((references) => {
        const parts = references.split(' ').map(Number);
        for (const part of parts) {
          const arc = part < 0 ? ~part : part;
          uses[arc] = (uses[arc] ?? 0) + 1;
        }
        return lineOf(join(parts, arcs));
      }),
    };
  });
  const used = (few: (count: number) => boolean) =>
    arcs.filter((_, index) => few(uses[index] ?? 0)).map(lineOf);
  return { coasts: used((count) => count === 1), borders: used((count) => count > 1), countries };
}

/** Lines that belong to no country. */
export const decodeLines = (arcs: string, unit: number) => decodeArcs(arcs, unit).map(lineOf);

function decodeArcs(arcs: string, unit: number): Float64Array[] {
  return arcs.split('/').map((text) => decodeArc(text, unit));
}

function decodeArc(text: string, unit: number): Float64Array {
  const deltas = text.match(/-?\d+/g) ?? [];
  const points = new Float64Array(deltas.length);
  const last = [0, 0];
  for (const [index, delta] of deltas.entries()) {
    const axis = index % 2;
    last[axis] = (last[axis] ?? 0) + Number(delta);
    points[index] = (last[axis] ?? 0) * unit;
  }
  return points;
}

/** The arcs of a ring as one line, each in its direction. */
function join(references: readonly number[], arcs: readonly Float64Array[]): Float64Array {
  const points: number[] = [];
  for (const reference of references) {
    const arc = arcs[reference < 0 ? ~reference : reference] ?? new Float64Array();
    for (let index = 0; index < arc.length; index += 2) {
      const from = reference < 0 ? arc.length - 2 - index : index;
      points.push(arc[from] ?? 0, arc[from + 1] ?? 0);
    }
  }
  return Float64Array.from(points);
}

/**
 * The points with longitudes that continue beyond 180° where the line crosses the date line, which otherwise would be
 * drawn around the earth.
 */
function continuous(points: Float64Array): Float64Array {
  let turns = 0;
  return points.map((value, index) => {
    if (index % 2 === 1) return value;
    const step = index === 0 ? 0 : value - (points[index - 2] ?? 0);
    if (Math.abs(step) > 180) turns -= 360 * Math.sign(step);
    return value + turns;
  });
}

function lineOf(given: Float64Array): Line {
  const points = continuous(given);
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { points, box: [west, south, east, north] };
}

/** Whether a place is within a box. */
export const isWithin = ({ latitude, longitude }: Place, [west, south, east, north]: Box) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** The country that a place is in; undefined for one in the sea. */
export const countryAt = (outlines: Outlines, place: Place): Country | undefined =>
  outlines.countries.find(
    ({ rings }) =>
      rings.filter(({ points, box }) => isWithin(place, box) && isInside(points, place)).length %
        2 ===
      1,
  );

/** Counts how often a line to the east crosses the ring. */
function isInside(points: Float64Array, { latitude, longitude }: Place): boolean {
  let inside = false;
  let [x1, y1] = [points[points.length - 2] ?? 0, points[points.length - 1] ?? 0];
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    if (y > latitude !== y1 > latitude && longitude < ((x1 - x) * (latitude - y)) / (y1 - y) + x) {
      inside = !inside;
    }
    [x1, y1] = [x, y];
  }
  return inside;
}

/** Kilometres from a place to the nearest of the lines, `most` at most. */
export function lineDistance(lines: readonly Line[], place: Place, most: number): number {
  const y = most / DEGREE;
  const squeeze = Math.cos((place.latitude * Math.PI) / 180);
  const x = y / squeeze;
  let least = most;
  for (const { points, box } of lines) {
    const near: Box = [box[0] - x, box[1] - y, box[2] + x, box[3] + y];
    if (!isWithin(place, near)) continue;
    for (let index = 0; index + 3 < points.length; index += 2) {
      const at = (offset: number) => (points[index + offset] ?? 0) as number;
      const [fromX, fromY] = [(at(0) - place.longitude) * squeeze, at(1) - place.latitude];
      const [toX, toY] = [(at(2) - place.longitude) * squeeze, at(3) - place.latitude];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : -(fromX * dx + fromY * dy) / length;
      const share = Math.max(0, Math.min(1, along));
      least = Math.min(least, Math.hypot(fromX + dx * share, fromY + dy * share) * DEGREE);
    }
  }
  return least;
}
