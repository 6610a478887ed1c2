import type { MapStatus } from '../map/MapShape.tsx';
import type { MapPosition } from '../map/position.ts';
import type { Place } from '../map/projection.ts';

/** Another venue near the point, such as a possible duplicate. */
export interface NearbyPlace extends Place {
  id: string;
  name: string;
}

export interface PlaceMapProps {
  /** In degrees; undefined if the venue has no coordinates. */
  point: Place | undefined;
  /** In place of the map, without coordinates: "This venue has no coordinates." */
  missing: string;
  /** The shape of the marker. Default `pending`. */
  status?: MapStatus | undefined;
  /** Up to five other venues; further ones are left out. */
  secondary?: readonly NearbyPlace[] | undefined;
  /** The position in words, shown below the map, which it names: "4 km west of Milano, Italy". */
  describe: (position: MapPosition) => string;
  /** `0.04` → "40 m", `5` → "5 km". */
  formatDistance: (kilometres: number) => string;
}
