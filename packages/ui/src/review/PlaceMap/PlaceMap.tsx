import { useId, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useGround } from '../map/ground/useGround.ts';
import { useMapGround } from '../map/ground/useMapGround.ts';
import { aroundSpot } from '../map/labels.ts';
import { MapGround } from '../map/MapGround.tsx';
import { MapShape } from '../map/MapShape.tsx';
import { distance, isPlace } from '../map/position.ts';
import { around, type Place, project } from '../map/projection.ts';
import { useSize } from '../map/useSize.ts';
import * as styles from './PlaceMap.css.ts';
import type { PlaceMapProps } from './types.ts';

/** Pixels per kilometre, and the kilometres that the scale shows. */
const SCALES = {
  // 30 km across a box of 360 px.
  near: { pixels: 12, bar: 5 },
  // A continent, for a point that is on another one.
  far: { pixels: 0.12, bar: 500 },
};

// Pixels from the middle of a marker to its edge.
const MARKER = 12;

const MOST_SECONDARY = 5;

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
  const at = (place: Place) => {
    const { x, y } = project(frame, place);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  const obstacles = [point, ...others].map((place) => aroundSpot(project(frame, place), MARKER));
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <div ref={box} className={styles.map} aria-hidden="true">
        {ground && <MapGround ground={ground} frame={frame} obstacles={obstacles} />}
        {others.map((other) => (
          <span key={other.id} className={styles.other} style={at(other)}>
            <span className={styles.otherName}>{other.name}</span>
          </span>
        ))}
        <span className={styles.point} style={at(point)}>
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
