import type { Spot } from '../map/projection.ts';

/** A marker for one venue, or for several that would overlap. */
export interface Marker<Member> extends Spot {
  /** The marker has the position of the first; the others are close to it. */
  members: readonly [Member, ...Member[]];
}

/**
 * Groups venues that are less than `reach` pixels apart. The first of a group defines the position, also
 * after the map has zoomed in, so that a focused marker does not disappear.
 */
export function gather<Member>(
  members: readonly Member[],
  spotOf: (member: Member) => Spot,
  reach: number,
): Marker<Member>[] {
  const markers: (Spot & { members: [Member, ...Member[]] })[] = [];
  for (const member of members) {
    const spot = spotOf(member);
    const near = markers.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < reach);
    if (near) near.members.push(member);
    else markers.push({ ...spot, members: [member] });
  }
  return markers;
}

const STEPS: Record<string, [axis: 'x' | 'y', by: 1 | -1]> = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowDown: ['y', 1],
  ArrowUp: ['y', -1],
};

/**
 * The marker that a key moves to: for an arrow the next one in that direction, whatever its distance on
 * the other axis, so that each can be reached; for Home and End the westernmost and easternmost.
 * Undefined for other keys and beyond the last.
 */
export function neighbour<Each extends Spot>(
  markers: readonly Each[],
  from: Each,
  key: string,
): Each | undefined {
  const [axis, by] = STEPS[key] ?? ['x', 1];
  const other = axis === 'x' ? 'y' : 'x';
  const row = markers.toSorted((a, b) => a[axis] - b[axis] || a[other] - b[other]);
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  return key in STEPS ? row[row.indexOf(from) + by] : undefined;
}
