import { useId, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useGround } from '../map/ground/useGround.ts';
import { useMapGround } from '../map/ground/useMapGround.ts';
import { aroundSpot, placeLabels } from '../map/labels.ts';
import { MapGround } from '../map/MapGround.tsx';
import { MapShape } from '../map/MapShape.tsx';
import { distance, isPlace } from '../map/position.ts';
import { around, type Frame, type Place, project, type Spot } from '../map/projection.ts';
import { useSize } from '../map/useSize.ts';
import * as styles from './PlaceMap.css.ts';
import type { NearbyPlace, PlaceMapProps } from './types.ts';

/** Pixels per kilometre, and the kilometres that the scale shows. */
const SCALES = {
  // 30 km across a box of 360 px.
  near: { pixels: 12, bar: 5 },
  // Shows a continent, for points far from the countries of the product.
  far: { pixels: 0.12, bar: 500 },
};

// Pixels from the middle of a marker to its edge.
const MARKER = 10;

const MOST_SECONDARY = 5;

// Letters of a name on the map; screen readers get all of it.
const LONGEST = 22;

/** One point on the ground of the map, at a fixed scale, with its position in words. */
export function PlaceMap({ point, missing, ...props }: PlaceMapProps) {
  if (!point || !isPlace(point)) return <div className={styles.missing}>{missing}</div>;
  return <PlacedMap point={point} {...props} />;
}

type PlacedMapProps = Omit<PlaceMapProps, 'point' | 'missing'> & { point: Place };

function PlacedMap({ point, status = 'pending', secondary = [], ...props }: PlacedMapProps) {
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, { width: 360, height: 192 });
  const europe = useGround('europe', true);
  const position = europe?.positionOf(point) ?? { on: 'unknown' };
  const { pixels, bar } = SCALES[position.on === 'outside' ? 'far' : 'near'];
  const frame = around(point, size, pixels);
  const ground = useMapGround(frame);
  const others = secondary.slice(0, MOST_SECONDARY);
  const markers = [point, ...others].map((place) => aroundSpot(project(frame, place), MARKER));
  const names = placeLabels(others.map(shortened), frame, [
    ...markers.slice(0, 1),
    scaleBox(frame),
  ]);
  const obstacles = [...markers, ...names.map(({ box }) => box), scaleBox(frame)];
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <div ref={box} className={styles.map} aria-hidden="true">
        {ground && <MapGround ground={ground} frame={frame} obstacles={obstacles} />}
        {others.map((other) => (
          <span key={other.id} className={styles.other} style={moveTo(project(frame, other))} />
        ))}
        {names.map(({ of, text, side }) => (
          <span
            key={of.id}
            className={styles.otherName}
            style={moveTo(text, side === 'before' ? ' translateX(-100%)' : '')}
          >
            {of.name}
          </span>
        ))}
        <span className={styles.point} style={moveTo(project(frame, point))}>
          <MapShape status={status} />
        </span>
        <span className={styles.scale} style={{ inlineSize: bar * pixels }}>
          {props.formatDistance(bar)}
        </span>
      </div>
      <figcaption id={captionId} className={styles.caption}>
        {props.describe(position)}
      </figcaption>
      {others.length > 0 && (
        <ul className={styles.names}>
          {others.map((other) => (
            <li key={other.id}>
              <VisuallyHidden>{`${other.name}, ${props.formatDistance(distance(point, other))}`}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** Moves an element to a spot of the map. */
const moveTo = ({ x, y }: Spot, further = '') => ({
  transform: `translate(${x}px, ${y}px)${further}`,
});

const shortened = (place: NearbyPlace) =>
  place.name.length > LONGEST ? { ...place, name: `${place.name.slice(0, LONGEST - 1)}…` } : place;

/** The part of the map that the scale covers. */
const scaleBox = ({ height }: Frame) => ({ left: 0, top: height - 32, right: 76, bottom: height });
