import { type RefObject, useState } from 'react';
import { type Frame, fit, type Place, project } from '../map/projection.ts';
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

/** The section of the earth in the box: all venues, or the zoomed ones until a venue outside of these is active. */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  venues: readonly MapVenue[],
  active: string | null,
): Framing {
  const size = useSize(box);
  const [few, setFew] = useState<ReadonlySet<string>>();
  const [seen, setSeen] = useState(active);
  if (seen !== active) {
    setSeen(active);
    if (active !== null && !few?.has(active)) setFew(undefined);
  }
  const near = venues.filter(({ id }) => few?.has(id));
  const zoomed = near.length > 0;
  const all = venues.length > 0 ? fit(venues, size, MARGIN, LEAST_SPAN) : undefined;
  const frame = zoomed ? fit(near, size, MARGIN) : all;
  return {
    frame,
    zoomed,
    showAll: () => setFew(undefined),
    zoomTo(wanted) {
      const [first] = wanted;
      if (!frame || !first) return false;
      const closer = fit(wanted, size, MARGIN);
      const apart = wanted.some((venue) => distanceIn(closer, venue, first) >= APART);
      if (!apart || closer.scale.y < frame.scale.y * 1.25) return false;
      setFew(new Set(wanted.map(({ id }) => id)));
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
