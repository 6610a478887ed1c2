import type { Box, Line } from './ground/outlines.ts';
import type { Frame } from './projection.ts';

// Pixels by which shapes extend over the edge of the frame, so that the lines along their cuts are not visible.
const BLEED = 8;

// Points closer than this many pixels to the last one are skipped.
const FINEST = 0.6;

/** The part of the earth that a frame shows. */
export function boxOf({ width, height, centre, scale }: Frame): Box {
  const [x, y] = [(width / 2 + BLEED) / scale.x, (height / 2 + BLEED) / scale.y];
  return [centre.longitude - x, centre.latitude - y, centre.longitude + x, centre.latitude + y];
}

const meet = (a: Box, b: Box) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

/** Draws a frame three times, with longitudes shifted by a turn, so that it may extend over the date line. */
const drawAround = (frame: Frame, draw: (frame: Frame) => string): string =>
  [0, -360, 360]
    .map((turn) => {
      const { latitude, longitude } = frame.centre;
      return draw({ ...frame, centre: { latitude, longitude: longitude + turn } });
    })
    .join('');

/** The areas of closed lines, cut at the frame, as an SVG path. */
export const areaPath = (rings: readonly Line[], frame: Frame): string =>
  drawAround(frame, (turned) => areaPathOnce(rings, turned));

function areaPathOnce(rings: readonly Line[], frame: Frame): string {
  const view = boxOf(frame);
  let path = '';
  for (const { points, box } of rings) {
    if (!meet(box, view)) continue;
    const inside = box[0] >= view[0] && box[1] >= view[1] && box[2] <= view[2] && box[3] <= view[3];
    path += pathOf(inside ? points : cut(points, view), frame, 'Z');
  }
  return path;
}

/** The parts of lines that are in the frame, as an SVG path. */
export const linePath = (lines: readonly Line[], frame: Frame): string =>
  drawAround(frame, (turned) => linePathOnce(lines, turned));

function linePathOnce(lines: readonly Line[], frame: Frame): string {
  const view = boxOf(frame);
  let path = '';
  for (const { points, box } of lines) {
    if (!meet(box, view)) continue;
    let start = 0;
    // Draws each run of segments that meet the frame.
    for (let index = 0; index < points.length; index += 2) {
      const next = index + 2;
      const shown = next < points.length && meet(segmentBox(points, index), view);
      if (shown) continue;
      if (index > start) path += pathOf(points.subarray(start, next), frame, '');
      start = next;
    }
  }
  return path;
}

function segmentBox(points: Float64Array, index: number): Box {
  const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
  const [x2, y2] = [points[index + 2] ?? 0, points[index + 3] ?? 0];
  return [Math.min(x, x2), Math.min(y, y2), Math.max(x, x2), Math.max(y, y2)];
}

function pathOf(points: ArrayLike<number>, frame: Frame, end: string): string {
  const { width, height, centre, scale } = frame;
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (let index = 0; index < points.length; index += 2) {
    const x = width / 2 + ((points[index] ?? 0) - centre.longitude) * scale.x;
    const y = height / 2 - ((points[index + 1] ?? 0) - centre.latitude) * scale.y;
    const first = index === 0;
    const last = index === points.length - 2;
    if (!first && !last && Math.abs(x - lastX) < FINEST && Math.abs(y - lastY) < FINEST) continue;
    path += `${first ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    [lastX, lastY] = [x, y];
  }
  return path && path + end;
}

/** Sutherland and Hodgman: the part of an area within a box, as longitudes and latitudes. */
function cut(points: ArrayLike<number>, box: Box): number[] {
  let area = Array.from(points);
  for (const [side, limit] of box.entries()) {
    const axis = side % 2;
    const isIn = (value: number) => (side < 2 ? value >= limit : value <= limit);
    const kept: number[] = [];
    for (let index = 0; index < area.length; index += 2) {
      const before = (index === 0 ? area.length : index) - 2;
      const [x1, y1] = [area[before] ?? 0, area[before + 1] ?? 0];
      const [x2, y2] = [area[index] ?? 0, area[index + 1] ?? 0];
      const [from, to] = axis === 0 ? [x1, x2] : [y1, y2];
      if (isIn(from) !== isIn(to)) {
        const share = (limit - from) / (to - from);
        kept.push(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
      }
      if (isIn(to)) kept.push(x2, y2);
    }
    area = kept;
  }
  return area;
}
