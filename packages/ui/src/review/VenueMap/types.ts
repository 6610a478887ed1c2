import type { MapStatus } from '../map/MapShape.tsx';

export interface MapVenue {
  id: string;
  name: string;
  status: MapStatus;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

export interface VenueMapProps {
  labels: {
    title: string;
    /** Read aloud when the map gets the focus: "Arrow keys lead from venue to venue." It names what Enter does. */
    hint: string;
    /** On the button that shows all venues again after one has zoomed in. */
    showAll: string;
    /** Shown instead of a map without venues. */
    empty: string;
    statuses: Record<MapStatus, string>;
  };
  /** The venues that have coordinates. */
  venues: readonly MapVenue[];
  /** The venue at hand. */
  active: string | null;
  /** The venue whose card or row is under the pointer; its marker is highlighted. */
  pointed?: string | undefined;
  /** How many venues of the list are not on the map: "3 venues have no place." */
  missing?: string | undefined;
  /** A real map of the active venue. */
  link?: { label: string; href: string; newTabLabel: string } | undefined;
  /**
   * The label of a marker for several venues by their names, that of the selected one first: "5 venues: Campo Scuola
   * and 4 others". It contains the number, which is what the marker shows.
   */
  formatGroup: (names: readonly string[]) => string;
  /** Announced after the map has zoomed in on some venues, or shows all again: "Zoomed in on 5 venues." */
  formatFrame: (venues: number, zoomed: boolean) => string;
  /** `45.5, 'latitude', 2` → "45.50° N": the figures of an axis have as many decimals. */
  formatDegrees: (degrees: number, axis: 'latitude' | 'longitude', decimals: number) => string;
  onSelect: (id: string) => void;
  /** The venues of the marker that has the pointer or the focus; none when it leaves. */
  onPoint?: ((ids: readonly string[]) => void) | undefined;
}
