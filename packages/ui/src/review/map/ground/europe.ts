import type { MapPosition } from '../position.ts';
import type { Place } from '../projection.ts';
import { ARCS, COUNTRIES, DETAIL, UNIT } from './data/europe.ts';
import { type Ground, groundOf } from './ground.ts';
import { countryAt, decodeOutlines, isWithin, type Line, lineDistance } from './outlines.ts';
import { nearestTown } from './towns.ts';

const outlines = decodeOutlines({ UNIT, ARCS, COUNTRIES });

const covers = (place: Place) => isWithin(place, DETAIL);

// Kilometres that the outlines may be off: a pier is not in the sea, nor a border town in the other country.
const INEXACT = 1.5;

const isNear = (lines: readonly Line[], place: Place) =>
  lineDistance(lines, place, INEXACT) < INEXACT;

function positionOf(place: Place): MapPosition {
  if (!covers(place)) return { on: 'outside' };
  const town = nearestTown(place);
  const country = countryAt(outlines, place);
  if (!country) return { on: isNear(outlines.coasts, place) ? 'coast' : 'sea', town };
  const certain = country.code !== '' && !isNear(outlines.borders, place);
  return { on: 'land', country: certain ? country.code : undefined, town };
}

/** Western Europe in detail. */
export const ground: Ground = { ...groundOf(outlines), covers, positionOf };
