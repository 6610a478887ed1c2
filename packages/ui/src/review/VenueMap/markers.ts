import type { Spot } from './projection.ts';

/** What stands at one spot: a venue, or several that would cover one another. */
export interface Marker<Member> extends Spot {
  /** The first stands where it is; the others are close to it. */
  members: readonly [Member, ...Member[]];
}

/**
 * Gathers what is less than `reach` pixels apart. Whoever comes first keeps its spot, and keeps it
 * too when the map comes closer: a marker that has the focus does not vanish under it.
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
 * The marker that a key leads to: with the arrows the next one that way, however far up or down it
 * stands, so that each can be reached; Home and End to the west and east ends. Undefined for other
 * keys and beyond the last.
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
