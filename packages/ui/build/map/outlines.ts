import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, boxOf, deltas, type Point, type Tolerance, thin } from './lines.ts';
import { writeData } from './writeData.ts';

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: [number, number][][];
  objects: {
    countries: {
      geometries: { id?: string; type: string; arcs?: number[][] | number[][][] }[];
    };
  };
}

interface Options {
  /** Degrees of a unit of the file. */
  unit: number;
  toleranceAt: Tolerance;
  /** Rings outside of this box are left out. */
  within?: Box;
}

/** The countries of the product, which are shown in detail. */
const DETAILED = new Set(['250', '276', '380', '724', '826']);

/** Europe from the Canary Islands to Shetland, as far east as Apulia, where positions are described in words. */
const DETAIL: Box = [-19.5, 27, 20, 61.5];

/** What maps of places in `DETAIL` may show besides it. */
const AROUND: Box = [-32, 17, 46, 71];

/** ISO 3166-1: numeric codes, as in the source, to letters. */
const CODES: Readonly<Record<string, string>> = {
  '008': 'AL',
  '012': 'DZ',
  '020': 'AD',
  '040': 'AT',
  '056': 'BE',
  '070': 'BA',
  '191': 'HR',
  '203': 'CZ',
  '208': 'DK',
  '234': 'FO',
  '246': 'FI',
  '248': 'AX',
  '250': 'FR',
  '276': 'DE',
  '292': 'GI',
  '300': 'GR',
  '336': 'VA',
  '348': 'HU',
  '372': 'IE',
  '380': 'IT',
  '434': 'LY',
  '438': 'LI',
  '442': 'LU',
  '470': 'MT',
  '478': 'MR',
  '492': 'MC',
  '499': 'ME',
  '504': 'MA',
  '528': 'NL',
  '578': 'NO',
  '616': 'PL',
  '620': 'PT',
  '643': 'RU',
  '674': 'SM',
  '688': 'RS',
  '703': 'SK',
  '705': 'SI',
  '724': 'ES',
  '732': 'EH',
  '752': 'SE',
  '756': 'CH',
  '788': 'TN',
  '826': 'GB',
  '831': 'GG',
  '832': 'JE',
  '833': 'IM',
};

const CELL = 0.5;
const cellOf = ([x, y]: Point, dx = 0, dy = 0) =>
  `${Math.floor(x / CELL) + dx} ${Math.floor(y / CELL) + dy}`;

function read(file: string) {
  const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const countries = objects.countries.geometries.map(({ id = '', type, arcs: parts = [] }) => ({
    id,
    rings: (type === 'MultiPolygon' ? parts.flat() : parts) as number[][],
  }));
  return { lines, countries };
}

type Atlas = ReturnType<typeof read>;

const arcOf = (reference: number) => (reference < 0 ? ~reference : reference);

/** Arcs as deltas of integers, and the rings of each country as references to them. */
function encode({ lines, countries }: Atlas, { unit, toleranceAt, within }: Options) {
  const numbers = new Map<number, number>();
  const arcs: string[] = [];
  function number(reference: number): number {
    const arc = arcOf(reference);
    let place = numbers.get(arc);
    if (place === undefined) {
      place = arcs.length;
      numbers.set(arc, place);
      arcs.push(deltas(thin(lines[arc] as Point[], toleranceAt), unit));
    }
    return reference < 0 ? ~place : place;
  }
  const kept = countries.flatMap(({ id, rings }) => {
    const large = rings.filter((ring) => {
      const points = ring.flatMap((reference) => lines[arcOf(reference)] as Point[]);
      const [west, south, east, north] = boxOf(points);
      const tolerance = toleranceAt(points[0] as Point);
      if (Math.max(east - west, north - south) < tolerance * 3) return false;
      if (!within) return true;
      return west < within[2] && east > within[0] && south < within[3] && north > within[1];
    });
    if (large.length === 0) return [];
    return `${CODES[id] ?? ''}:${large.map((ring) => ring.map(number).join(' ')).join(',')}`;
  });
  return { arcs: arcs.join('/'), countries: kept.join(';') };
}

function write(name: string, comment: string, options: Options, atlas: Atlas, more = '') {
  const { arcs, countries } = encode(atlas, options);
  writeData(
    name,
    `${comment}
Natural Earth is in the public domain (naturalearthdata.com). Written by build/map from the npm package
world-atlas 2.0.2 (ISC), which has it as TopoJSON.`,
    `/** Degrees of a unit of the arcs. */
export const UNIT = ${options.unit};

/** Lines, separated by slashes: longitude and latitude of the first point, then the differences. */
export const ARCS =
  '${arcs}';

/** Each country: its code and its rings of arcs. Negative numbers are complements: arcs backwards. */
export const COUNTRIES =
  '${countries}';
${more}`,
  );
}

/** Coasts and countries, of western Europe in detail and of the whole earth. */
export function writeOutlines(folder: string): void {
  const fine = read(join(folder, 'world-atlas/countries-10m.json'));
  const coarse = read(join(folder, 'world-atlas/countries-50m.json'));

  /** Half a degree around each point of the outlines of the product's countries. */
  const near = new Set<string>();
  for (const { id, rings } of fine.countries) {
    if (!DETAILED.has(id)) continue;
    for (const point of rings.flat().flatMap((reference) => fine.lines[arcOf(reference)] ?? [])) {
      for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) near.add(cellOf(point, dx, dy));
    }
  }
  const inDetail = ([x, y]: Point) =>
    x > DETAIL[0] && x < DETAIL[2] && y > DETAIL[1] && y < DETAIL[3];

  write(
    'europe',
    'Natural Earth 1:10 million, thinned to 0.003° around the countries of the product, to 0.03° elsewhere.',
    {
      unit: 0.002,
      toleranceAt: (point) => (near.has(cellOf(point)) ? 0.003 : inDetail(point) ? 0.02 : 0.1),
      within: AROUND,
    },
    fine,
    `
/** West, south, east and north of what is shown in detail, in degrees. */
export const DETAIL = [${DETAIL.join(', ')}] as const;
`,
  );
  const { countries } = coarse;
  write(
    'world',
    'Natural Earth 1:50 million, thinned to 0.03° in western Europe, to 0.3° elsewhere; without Antarctica.',
    { unit: 0.02, toleranceAt: (point) => (inDetail(point) ? 0.03 : 0.3) },
    { ...coarse, countries: countries.filter(({ id }) => id !== '010') },
  );
}
