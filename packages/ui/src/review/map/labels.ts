import type { Frame, Place, Spot } from './projection.ts';
import { project } from './projection.ts';

/** Something with a name at a place; earlier ones matter more. */
export interface Labelled extends Place {
  name: string;
}

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label<Each extends Labelled> {
  of: Each;
  /** The place. */
  dot: Spot;
  /** Where the text begins, or ends before the dot. */
  text: Spot;
  side: 'after' | 'before';
  /** What the label covers. */
  box: Rectangle;
}

// Pixels of a letter, of which few are wider, so that names rarely touch.
const LETTER = 6.6;
const HEIGHT = 14;

// From the middle of a dot to its name.
const GAP = 5;

// Between two labels.
const AROUND = 6;

/** The labels that have room, in the order of `places`, clear of each other and of the obstacles. */
export function placeLabels<Each extends Labelled>(
  places: readonly Each[],
  frame: Frame,
  obstacles: readonly Rectangle[] = [],
): Label<Each>[] {
  const taken = [...obstacles];
  const labels: Label<Each>[] = [];
  for (const place of places) {
    const dot = project(frame, place);
    if (dot.x < 0 || dot.y < 0 || dot.x > frame.width || dot.y > frame.height) continue;
    const width = place.name.length * LETTER;
    for (const side of ['after', 'before'] as const) {
      const left = side === 'after' ? dot.x - GAP : dot.x - GAP - width;
      const box = {
        left,
        right: left + width + GAP * 2,
        top: dot.y - HEIGHT / 2,
        bottom: dot.y + HEIGHT / 2,
      };
      const outside =
        box.left < 0 || box.top < 0 || box.right > frame.width || box.bottom > frame.height;
      if (outside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      const x = side === 'after' ? dot.x + GAP : dot.x - GAP;
      labels.push({ of: place, dot, side, text: { x, y: dot.y }, box });
      break;
    }
  }
  return labels;
}

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right + AROUND &&
  a.right > b.left - AROUND &&
  a.top < b.bottom + AROUND / 2 &&
  a.bottom > b.top - AROUND / 2;

/** What a marker covers. */
export const aroundSpot = ({ x, y }: Spot, reach: number): Rectangle => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});
