import type { NearTown } from '../position.ts';
import { directionTo, distance } from '../position.ts';
import type { Place } from '../projection.ts';
import { TOWNS } from './data/towns.ts';

export interface Town extends Place {
  name: string;
  country: string;
  /** Unique among all towns. */
  key: string;
  /** 0 for the largest, to 4. */
  rank: number;
  large: boolean;
}

/** The larger towns, the largest first. */
export const largeTowns: readonly Town[] = Object.entries(TOWNS)
  .flatMap(([country, ranks]) => ranks.flatMap((list, rank) => decode(list, country, rank)))
  .sort((a, b) => a.rank - b.rank);

/** Towns as the files of `data` have them. */
export function decode(list: string, country: string, rank: number): Town[] {
  return list === '' ? [] : list.split(', ').map((text) => townOf(text, country, rank));
}

function townOf(text: string, country: string, rank: number): Town {
  const [longitude = '', latitude = '', ...name] = text.split(' ').reverse();
  const full = name.reverse().join(' ');
  return {
    key: `${country} ${full}`,
    name: full,
    country,
    rank,
    large: rank < 2,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

// Kilometres within which a place is described by a town.
const NEAR = 100;

/** The nearest town within 100 km. */
export function nearestTown(towns: readonly Town[], place: Place): NearTown | undefined {
  let nearest: Town | undefined;
  let least = NEAR;
  for (const town of towns) {
    const kilometres = distance(town, place);
    if (kilometres < least) [nearest, least] = [town, kilometres];
  }
  return (
    nearest && { name: nearest.name, kilometres: least, direction: directionTo(nearest, place) }
  );
}
