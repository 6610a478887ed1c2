import { type RefObject, useState } from 'react';
import { type Frame, fit, isOn, moveTo, type Place, project } from '../map/projection.ts';
import { useSize } from '../map/useSize.ts';
import type { MapVenue } from './types.ts';

// Distance of the markers from the edges, and from the figures along the left one.
const MARGIN = { left: 84, others: 36 };

// The least degrees of a map of all venues, about twenty kilometres, so that the name of a town near them is visible.
const LEAST_SPAN = 0.2;

interface Framing {
  /** Undefined while there is nothing to frame. */
  frame: Frame | undefined;
  zoomed: boolean;
  /** Zooms in on these venues; returns false if they are too close to one another to be separated. */
  zoomTo: (venues: readonly MapVenue[]) => boolean;
  showAll: () => void;
}

/** The section of the earth in the box: all venues, or the zoomed ones, from which it moves to the active venue. */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  venues: readonly MapVenue[],
  active: string | null,
): Framing {
  const size = useSize(box);
  const [close, setClose] = useState<Frame>();
  const [seen, setSeen] = useState(active);
  if (seen !== active) {
    setSeen(active);
    const venue = venues.find(({ id }) => id === active);
    if (close && venue) setClose(moveTo({ ...close, ...size }, venue, MARGIN));
  }
  const resized = close && { ...close, ...size };
  // Another list may have no venue there.
  const zoomed = resized && venues.some((venue) => isOn(resized, project(resized, venue)));
  const all = venues.length > 0 ? fit(venues, size, MARGIN, LEAST_SPAN) : undefined;
  const frame = zoomed ? resized : all;
  return {
    frame,
    zoomed: zoomed === true,
    showAll: () => setClose(undefined),
    zoomTo(wanted) {
      const [first] = wanted;
      if (!frame || !first) return false;
      const closer = fit(wanted, size, MARGIN);
      const apart = wanted.some((venue) => distanceIn(closer, venue, first) >= APART);
      if (!apart || closer.scale.y < frame.scale.y * 1.25) return false;
      setClose(closer);
      return true;
    },
  };
}

// The least pixels between two markers.
const APART = 28;

function distanceIn(frame: Frame, from: Place, to: Place): number {
  const [a, b] = [project(frame, from), project(frame, to)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}
