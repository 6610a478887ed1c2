import { useId, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { MapShape } from '../map/MapShape.tsx';
import { distance, isPlace } from '../map/position.ts';
import { around, type Place, project } from '../map/projection.ts';
import { useSize } from '../map/useSize.ts';
import * as styles from './PlaceMap.css.ts';
import type { PlaceMapProps } from './types.ts';

// 30 km across a box of 360 px.
const PIXELS_PER_KILOMETRE = 12;

// Kilometres that the scale shows.
const BAR = 5;

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
  const frame = around(point, useSize(box, { width: 360, height: 192 }), PIXELS_PER_KILOMETRE);
  const others = secondary.slice(0, MOST_SECONDARY);
  const at = (place: Place) => {
    const { x, y } = project(frame, place);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <div ref={box} className={styles.map} aria-hidden="true">
        {others.map((other) => (
          <span key={other.id} className={styles.other} style={at(other)}>
            <span className={styles.otherName}>{other.name}</span>
          </span>
        ))}
        <span className={styles.point} style={at(point)}>
          <MapShape status={status} />
        </span>
        <span className={styles.scale} style={{ inlineSize: BAR * PIXELS_PER_KILOMETRE }}>
          {props.formatDistance(BAR)}
        </span>
      </div>
      <figcaption id={captionId} className={styles.caption}>
        {props.describe({ on: 'unknown' })}
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
