export const LATITUDE_MAX = 90;
export const LONGITUDE_MAX = 180;

/**
 * A typed coordinate in degrees; a comma counts as the decimal point. Anything that is not a
 * number, or is beyond `max` on either side, becomes 0 (spec §5).
 */
export function parseCoordinate(text: string, max: number): number {
  const trimmed = text.trim().replace(',', '.');
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : 0;
  return Math.abs(value) <= max ? value : 0;
}

/** Latitude and longitude in degrees to 6 decimals, as a card shows them (spec §9). */
export function formatCoordinates(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
