import type { Frame } from '../projection.ts';
import type { Ground } from './ground.ts';
import { useGround } from './useGround.ts';

// Pixels per degree from which the outlines of the world look coarse, and from which they are wrong.
const COARSE = 45;
const WRONG = 90;

/** The ground of a frame, as exact as its scale needs; undefined until it is loaded. */
export function useMapGround(frame: Frame | undefined): Ground | undefined {
  const scale = frame?.scale.y ?? 0;
  const near = scale >= COARSE;
  const europe = useGround('europe', near);
  const covered = frame !== undefined && europe?.covers(frame.centre);
  const world = useGround('world', frame !== undefined && (!near || covered === false));
  if (near && covered) return europe;
  return scale < WRONG ? world : undefined;
}
