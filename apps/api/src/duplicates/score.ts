interface Place {
  latitude: number;
  longitude: number;
}

/** Metres. */
const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places; null where one is unknown. */
export function distanceBetween(a: Place, b: Place): number | null {
  if ([a.latitude, a.longitude, b.latitude, b.longitude].includes(0)) return null;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}

/** The evidence that two venues are the same. */
interface Evidence {
  name: number;
  /** Both names have a word that distinguishes them. */
  distinctive: boolean;
  distance: number | null;
  samePhone: boolean;
  sameWebsite: boolean;
}

/** Metres up to which the distance is evidence for, and from which on against, the same venue. */
const NEAR = 60;
const FAR = 1000;

/** The score from which on two venues are shown as duplicates. */
export const DUPLICATE_MIN = 0.5;

/** 0 to 1: how likely two venues are the same. The weights were fitted to real pairs. */
export function duplicateScore({
  name,
  distinctive,
  distance,
  samePhone,
  sameWebsite,
}: Evidence): number {
  const nearness =
    distance === null
      ? 0
      : 1 - (2 * Math.log(Math.max(distance, NEAR) / NEAR)) / Math.log(FAR / NEAR);
  const sum =
    -4 +
    (distinctive ? 5.5 : 3.8) * (name - 0.1) +
    2 * Math.max(nearness, -2.5) +
    (samePhone ? 1.2 : 0) +
    (sameWebsite ? 1 : 0);
  return 1 / (1 + Math.exp(-sum));
}
