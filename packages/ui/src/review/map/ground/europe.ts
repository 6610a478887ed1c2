import type { MapPosition } from '../position.ts';
import type { Place } from '../projection.ts';
import { ARCS, COUNTRIES, DETAIL, UNIT } from './data/europe.ts';
import { ARCS as PROVINCE_ARCS, UNIT as PROVINCE_UNIT } from './data/provinces.ts';
import { SMALL_TOWNS } from './data/smallTowns.ts';
import { type Ground, groundOf } from './ground.ts';
import {
  countryAt,
  decodeLines,
  decodeOutlines,
  isWithin,
  type Line,
  lineDistance,
} from './outlines.ts';
import { decode, largeTowns, nearestTown } from './towns.ts';

const outlines = decodeOutlines({ UNIT, ARCS, COUNTRIES });

const provinces = decodeLines(PROVINCE_ARCS, PROVINCE_UNIT);

/** All towns, the largest first. */
export const towns = [
  ...largeTowns,
  ...Object.entries(SMALL_TOWNS).flatMap(([country, list]) => decode(list, country, 4)),
];

const covers = (place: Place) => isWithin(place, DETAIL);

// Kilometres of tolerance, because the outlines are inexact: a pier may be outside them, as may a border town.
const INEXACT = 1.5;

const isNear = (lines: readonly Line[], place: Place) =>
  lineDistance(lines, place, INEXACT) < INEXACT;

function positionOf(place: Place): MapPosition {
  if (!covers(place)) return { on: 'outside' };
  const town = nearestTown(towns, place);
  const country = countryAt(outlines, place);
  if (!country) return { on: isNear(outlines.coasts, place) ? 'coast' : 'sea', town };
  const certain = country.code !== '' && !isNear(outlines.borders, place);
  return { on: 'land', country: certain ? country.code : undefined, town };
}

/** Western Europe in detail. */
export const ground: Ground = { ...groundOf(outlines, towns, provinces), covers, positionOf };
