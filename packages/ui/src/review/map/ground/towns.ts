import type { NearTown } from '../position.ts';
import { directionTo, distance } from '../position.ts';
import type { Place } from '../projection.ts';
import { TOWNS } from './data/towns.ts';

export interface Town extends Place {
  name: string;
  country: string;
  /** Of all towns. */
  key: string;
  /** 0 for the largest, to 3. */
  rank: number;
  large: boolean;
}

/** All towns, the largest first. */
export const towns: readonly Town[] = Object.entries(TOWNS)
  .flatMap(([country, ranks]) =>
    ranks.flatMap((list, rank) =>
      list === '' ? [] : list.split(', ').map((text) => townOf(text, country, rank)),
    ),
  )
  .sort((a, b) => a.rank - b.rank);

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

// Kilometres within which a town says where a place is.
const NEAR = 100;

/** The nearest town within 100 km. */
export function nearestTown(place: Place): NearTown | undefined {
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
