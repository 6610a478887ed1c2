import {
  isCoordinate,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
  splitCoordinates,
} from '@campetto/contract';

export interface TypedCoordinates {
  latitude: string;
  longitude: string;
}

const MAX = { latitude: LATITUDE_MAX, longitude: LONGITUDE_MAX };
const FIELDS = ['latitude', 'longitude'] as const;

/** The fields whose text is not a coordinate (D34). */
export const invalidCoordinates = (typed: TypedCoordinates) =>
  FIELDS.filter((field) => !isCoordinate(typed[field], MAX[field]));

/** A text for each coordinate that contains letters and no digit, and is therefore stored as 0 (D34). */
export const zeroHints = (typed: TypedCoordinates, text: string) =>
  Object.fromEntries(
    FIELDS.filter((field) => /\p{L}/u.test(typed[field]) && !/\d/.test(typed[field])).map(
      (field) => [field, text],
    ),
  );

/** Whether both coordinates are empty: a found address can lack them. */
export const isPlaceUnknown = ({ latitude, longitude }: TypedCoordinates) =>
  latitude === '' && longitude === '';

/** The point of stored coordinates; undefined for a venue without, which is stored at 0, 0. */
export const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude === 0 && longitude === 0 ? undefined : { latitude, longitude };

/** The point of typed coordinates; undefined unless both are valid and contain a digit. */
export const typedPoint = (typed: TypedCoordinates) =>
  FIELDS.some((field) => !/\d/.test(typed[field])) || invalidCoordinates(typed).length > 0
    ? undefined
    : pointOf({
        latitude: parseCoordinate(typed.latitude, LATITUDE_MAX),
        longitude: parseCoordinate(typed.longitude, LONGITUDE_MAX),
      });

/** Whether a text contains a web address, which no address search knows. */
export const isLink = (text: string) => /\bhttps?:/i.test(text);

/** Whether one character was typed or removed at any place: only pasted coordinates fill both fields. */
function isTyped(before: string, after: string): boolean {
  const [shorter, longer] = after.length < before.length ? [after, before] : [before, after];
  if (longer.length !== shorter.length + 1) return false;
  const differs = [...longer].findIndex((character, index) => character !== shorter[index]);
  return longer.slice(differs + 1) === shorter.slice(differs);
}

/** The position in the link of a map, or in coordinates that are pasted; undefined for any other text. */
export const pastedPosition = (before: string, after: string) =>
  isLink(after) || !isTyped(before, after) ? splitCoordinates(after) : undefined;

/** The position of a pair of coordinates that is pasted into one field; undefined for any other change. */
export function pastedIntoField(before: TypedCoordinates, after: TypedCoordinates) {
  for (const field of FIELDS) {
    if (after[field] === before[field] || isTyped(before[field], after[field])) continue;
    const pair = splitCoordinates(after[field]);
    if (pair) return pair;
  }
  return undefined;
}

/** The fields after a change: a pair of coordinates that is pasted into one field fills both. */
export function withPastedCoordinates<Fields extends TypedCoordinates>(
  before: Fields,
  after: Fields,
): Fields {
  const pair = pastedIntoField(before, after);
  return pair ? { ...after, ...pair } : after;
}
