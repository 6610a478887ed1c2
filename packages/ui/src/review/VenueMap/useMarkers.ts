import { useState } from 'react';
import { type Frame, isOn, project } from '../map/projection.ts';
import { gather, type Marker } from './markers.ts';
import type { MapVenue } from './types.ts';

const FINE = 28;
const FINGER = 44;

/** The least distance between two markers, in pixels. */
function useReach() {
  const [reach] = useState(() => (matchMedia('(pointer: coarse)').matches ? FINGER : FINE));
  return reach;
}

/** The markers within a frame. */
export function useMarkers(
  frame: Frame | undefined,
  venues: readonly MapVenue[],
): Marker<MapVenue>[] {
  const reach = useReach();
  if (!frame) return [];
  return gather(venues, (venue) => project(frame, venue), reach).filter((spot) =>
    isOn(frame, spot),
  );
}
