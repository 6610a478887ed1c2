import { useMemo } from 'react';
import type { Ground } from './ground/ground.ts';
import { placeLabels, type Rectangle } from './labels.ts';
import * as styles from './MapGround.css.ts';
import type { Frame } from './projection.ts';

interface MapGroundProps {
  ground: Ground;
  frame: Frame;
  /** What the names of towns must not cover. */
  obstacles: readonly Rectangle[];
}

/** Land, coasts and borders, and the names of towns, the largest first. */
export function MapGround({ ground, frame, obstacles }: MapGroundProps) {
  const { width, height } = frame;
  const { land, coasts, borders, provinces } = usePaths(ground, frame);
  return (
    <svg className={styles.ground} width={width} height={height} aria-hidden="true">
      <path className={styles.land} d={land} />
      <path className={styles.province} d={provinces} />
      <path className={styles.border} d={borders} />
      <path className={styles.coast} d={coasts} />
      {placeLabels(ground.townsIn(frame), frame, obstacles).map(({ of, dot, text, side }) => (
        <g key={of.key}>
          <circle className={styles.dot} cx={dot.x} cy={dot.y} r={of.large ? 2.5 : 2} />
          <text
            className={styles.town}
            x={text.x}
            y={text.y}
            textAnchor={side === 'after' ? 'start' : 'end'}
          >
            {of.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The paths of the outlines, which only a new section of the earth changes. */
function usePaths(ground: Ground, frame: Frame) {
  const { width, height, centre, scale } = frame;
  const { latitude, longitude } = centre;
  const { x, y } = scale;
  return useMemo(
    () => ground.pathsIn({ width, height, centre: { latitude, longitude }, scale: { x, y } }),
    [ground, width, height, latitude, longitude, x, y],
  );
}
