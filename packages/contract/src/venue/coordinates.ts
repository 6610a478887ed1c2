export const LATITUDE_MAX = 90;
export const LONGITUDE_MAX = 180;

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** The degrees of a typed coordinate; undefined if it is not a number or is beyond `max`. */
function degreesOf(text: string, max: number): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  const value = DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Math.abs(value) <= max ? value : undefined;
}

/**
 * A typed coordinate in degrees; a comma counts as the decimal point. Anything that is not a
 * number, or is beyond `max` on either side, becomes 0 (spec §5).
 */
export const parseCoordinate = (text: string, max: number): number => degreesOf(text, max) ?? 0;

/** Whether a typed coordinate is one, or has no digit and therefore counts as 0 (spec §5, D34). */
export const isCoordinate = (text: string, max: number): boolean =>
  !/\d/.test(text) || degreesOf(text, max) !== undefined;

const PAIR = /^\(?\s*([+-]?\d+[.,]\d+)°?(?:\s*[,;]\s*|\s+)([+-]?\d+[.,]\d+)°?\s*\)?$/;

/** Degrees, with minutes and seconds or without. */
const ANGLE =
  /^(\d+(?:[.,]\d+)?)(?:\s?°(?:\s?(\d+(?:[.,]\d+)?)['′’])?(?:\s?(\d+(?:[.,]\d+)?)["″”])?)?$/;

/** The places in links of maps: the marker, or without one the centre of the view. */
const LINKS = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /(?:[?&](?:q|query|ll)=|\/search\/)(-?\d+\.\d+)(?:,|%2C)(?:\+|%20)?(-?\d+\.\d+)/i,
  /\/@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
  /^geo:(-?\d+\.\d+),(-?\d+\.\d+)/i,
];

/** The degrees of an angle; undefined for any other text. */
function angleOf(text: string, sign: string): string | undefined {
  const [, degrees, minutes, seconds] = ANGLE.exec(text) ?? [];
  if (degrees === undefined) return undefined;
  if (minutes === undefined && seconds === undefined) return sign + degrees;
  const [sixtieths = 60, rest = 60] = [minutes, seconds].map((part = '0') =>
    Number(part.replace(',', '.')),
  );
  if (sixtieths >= 60 || rest >= 60) return undefined;
  return `${sign}${(Number(degrees) + sixtieths / 60 + rest / 3600).toFixed(6)}`;
}

/** The two numbers of a text as `45.1° N, 10.9° E` or `N 45°26′ E 10°59′`; empty for any other. */
function withHemispheres(text: string): readonly (string | undefined)[] {
  const letters = text.toUpperCase().match(/[A-Z]/g)?.join('') ?? '';
  const [north = '', east = '', ...rest] = text
    .split(/[NSEW]/i)
    .map((part) => part.replace(/^[\s,;]+/, '').trim())
    .filter(Boolean);
  if (!/^[NS][EW]$/.test(letters) || rest.length > 0) return [];
  return [
    angleOf(north, letters.startsWith('S') ? '-' : ''),
    angleOf(east, letters.endsWith('W') ? '-' : ''),
  ];
}

/** The two numbers of a text that contains a pair of coordinates, as typed or in the link of a map. */
function pairIn(text: string): readonly (string | undefined)[] {
  const angles = withHemispheres(text);
  if (angles.length > 0) return angles;
  for (const pattern of [PAIR, ...LINKS]) {
    const [, ...pair] = pattern.exec(text) ?? [];
    if (pair.length > 0) return pair;
  }
  return [];
}

/**
 * Latitude and longitude of a text that contains both, as "45.1, 10.9" or the link of a map; undefined
 * for any other.
 */
export function splitCoordinates(
  text: string,
): { latitude: string; longitude: string } | undefined {
  const [latitude, longitude] = pairIn(text.trim()).map((part) => part?.replace(',', '.'));
  if (latitude === undefined || longitude === undefined) return undefined;
  const valid = isCoordinate(latitude, LATITUDE_MAX) && isCoordinate(longitude, LONGITUDE_MAX);
  return valid ? { latitude, longitude } : undefined;
}

/** Latitude and longitude in degrees to 6 decimals, as a card shows them (spec §9). */
export function formatCoordinates(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
