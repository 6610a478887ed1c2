import { type RefObject, useState } from 'react';
import { type Frame, fit } from '../map/projection.ts';
import { useSize } from '../map/useSize.ts';
import type { MapVenue } from './types.ts';

// Distance of the markers from the edges, and from the figures along the left one.
const MARGIN = { left: 84, others: 36 };

interface Framing {
  /** Undefined while there is nothing to frame. */
  frame: Frame | undefined;
  zoomed: boolean;
  /** Comes closer to these; false when they are too close to one another for that to help. */
  zoomTo: (venues: readonly MapVenue[]) => boolean;
  showAll: () => void;
}

/** What of the earth the box shows: all venues, or a few until another than these is at hand. */
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
  const frame = venues.length > 0 ? fit(zoomed ? near : venues, size, MARGIN) : undefined;
  return {
    frame,
    zoomed,
    showAll: () => setFew(undefined),
    zoomTo(wanted) {
      if (!frame || fit(wanted, size, MARGIN).scale.y < frame.scale.y * 1.25) return false;
      setFew(new Set(wanted.map(({ id }) => id)));
      return true;
    },
  };
}
