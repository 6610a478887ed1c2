export type Point = readonly [longitude: number, latitude: number];
export type Box = readonly [west: number, south: number, east: number, north: number];

/** How many degrees a thinned line may be from the original at a point. */
export type Tolerance = (point: Point) => number;

/** Thins a line by the algorithm of Douglas and Peucker: keeps the points that the tolerance requires. */
export function thin(line: readonly Point[], toleranceAt: Tolerance): Point[] {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [worst, at] = [1, 0];
    for (let index = from + 1; index < to; index++) {
      const point = line[index] as Point;
      const off = offLine(point, line[from] as Point, line[to] as Point) / toleranceAt(point);
      if (off > worst) [worst, at] = [off, index];
    }
    if (at === 0) continue;
    kept.add(at);
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** The distance of a point from a line, in degrees of latitude. */
function offLine(point: Point, from: Point, to: Point): number {
  const squeeze = Math.cos((point[1] * Math.PI) / 180);
  const [x, y] = [(point[0] - from[0]) * squeeze, point[1] - from[1]];
  const [dx, dy] = [(to[0] - from[0]) * squeeze, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - along * dx, y - along * dy);
}

export function boxOf(points: readonly Point[]): Box {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** A line as text: its first point in units, then the differences. */
export function deltas(points: readonly Point[], unit: number): string {
  let [x, y] = [0, 0];
  let text = '';
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = [Math.round(point[0] / unit), Math.round(point[1] / unit)];
    const [dx, dy] = [nextX - x, nextY - y];
    if (index > 0 && dx === 0 && dy === 0) continue;
    for (const delta of [dx, dy]) text += delta < 0 || text === '' ? delta : ` ${delta}`;
    [x, y] = [nextX, nextY];
  }
  return text;
}
