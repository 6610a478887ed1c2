/** Kilometres of a degree of latitude. */
export const DEGREE = 111.2;

/** A place on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** In pixels, from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** An equirectangular projection of degrees to pixels, without distortion in the middle. */
export interface Frame {
  width: number;
  height: number;
  centre: Place;
  /** A longitude from which others are at most half a turn away; that of the centre unless it is given. */
  middle?: number;
  /** Pixels per degree: `x` of longitude, `y` of latitude. */
  scale: Spot;
}

// Degrees of the smallest section, about two kilometres; a smaller one would be empty, because there are no streets.
const SMALLEST_SPAN = 0.02;

function extent(values: number[]) {
  // Not spread into `Math.min`, which fails for long lists.
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { middle: (least + most) / 2, span: most - least };
}

const TURN = 360;

/** The same longitude between -180 and 180. */
function normalised(longitude: number) {
  if (Math.abs(longitude) <= 180) return longitude;
  return longitude - TURN * Math.round(longitude / TURN);
}

/**
 * The least extent of longitudes: all but the widest gap between them. If it crosses the date line, its middle may be
 * beyond 180.
 */
function longitudeExtent(longitudes: number[]) {
  const east = longitudes.toSorted((a, b) => a - b);
  const first = east[0] ?? 0;
  let [start, end] = [first, east.at(-1) ?? first];
  for (const [index, next] of east.entries()) {
    const last = east[index - 1] ?? next;
    if (next - last > start + TURN - end) [start, end] = [next, last + TURN];
  }
  return { middle: (start + end) / 2, span: end - start };
}

/** A degree of longitude by one of latitude; not 0 at the poles, where meridians meet. */
const squeezeAt = (latitude: number) => Math.max(0.1, Math.cos((latitude * Math.PI) / 180));

/** The least distance of places from the edges, in pixels. */
export interface Margin {
  left: number;
  others: number;
}

/**
 * The closest frame that shows all places, of which there must be one, within the margins. It is at least
 * `least` degrees high and wide.
 */
export function fit(
  places: readonly Place[],
  size: { width: number; height: number },
  { left, others }: Margin,
  least = SMALLEST_SPAN,
): Frame {
  const latitude = extent(places.map((place) => place.latitude));
  const longitude = longitudeExtent(places.map((place) => place.longitude));
  const squeeze = squeezeAt(latitude.middle);
  const y = Math.min(
    (size.height - 2 * others) / Math.max(least, latitude.span),
    (size.width - left - others) / Math.max(least, longitude.span * squeeze),
  );
  const x = y * squeeze;
  const middle = normalised(longitude.middle);
  return {
    ...size,
    centre: { latitude: latitude.middle, longitude: middle - (left - others) / 2 / x },
    middle,
    scale: { x, y },
  };
}

/** A frame around a place, at a scale in pixels per kilometre. */
export function around(
  centre: Place,
  size: { width: number; height: number },
  pixels: number,
): Frame {
  const y = pixels * DEGREE;
  return { ...size, centre, scale: { x: y * squeezeAt(centre.latitude), y } };
}

export function project(
  { width, height, centre, middle = centre.longitude, scale }: Frame,
  place: Place,
): Spot {
  const east = normalised(place.longitude - middle) + middle - centre.longitude;
  return {
    x: width / 2 + east * scale.x,
    y: height / 2 - (place.latitude - centre.latitude) * scale.y,
  };
}

/** Whether a spot is on the map. */
export const isOn = ({ width, height }: Frame, { x, y }: Spot): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The frame, moved as little as possible so that a place is within the margins, unless it is on the map already. */
export function moveTo(frame: Frame, place: Place, { left, others }: Margin): Frame {
  const { width, height, centre, scale } = frame;
  const spot = project(frame, place);
  if (isOn(frame, spot)) return frame;
  const right = spot.x - Math.min(Math.max(spot.x, left), width - others);
  const down = spot.y - Math.min(Math.max(spot.y, others), height - others);
  const longitude = normalised(centre.longitude + right / scale.x);
  return {
    ...frame,
    centre: { latitude: centre.latitude - down / scale.y, longitude },
    middle: longitude,
  };
}

export interface Meridian {
  degrees: number;
  /** The decimals that the finest line of the same direction needs. */
  decimals: number;
  /** Pixels from the left, or from the top. */
  at: number;
}

const STEPS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 45];
const CLOSEST = 72;

/** The lines of round degrees across a frame, as many as their distance allows. */
export function graticule(frame: Frame): { meridians: Meridian[]; parallels: Meridian[] } {
  const { width, height, centre, scale } = frame;
  return {
    meridians: lines(centre.longitude, width / 2 / scale.x, scale.x).map((line) => ({
      ...line,
      degrees: normalised(line.degrees),
      at: width / 2 + (line.degrees - centre.longitude) * scale.x,
    })),
    parallels: lines(centre.latitude, height / 2 / scale.y, scale.y, 90).map((line) => ({
      ...line,
      at: project(frame, { latitude: line.degrees, longitude: 0 }).y,
    })),
  };
}

function lines(middle: number, reach: number, scale: number, limit = Number.POSITIVE_INFINITY) {
  const step = STEPS.find((each) => each * scale >= CLOSEST) ?? 90;
  const first = Math.ceil(Math.max(-limit, middle - reach) / step);
  const last = Math.floor(Math.min(limit, middle + reach) / step);
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    degrees: Number(((first + index) * step).toFixed(decimals)),
    decimals,
  }));
}
