import { type Frame, graticule } from '../map/projection.ts';
import { BORDERS, LAND, UNIT } from './land.ts';
import type { VenueMapProps } from './types.ts';
import * as styles from './VenueMap.css.ts';

interface MapBackgroundProps extends Pick<VenueMapProps, 'formatDegrees'> {
  frame: Frame;
}

// Pixels that the labels of the other axis need.
const CORNER = 64;

// Pixels per degree from which the outlines, about ten kilometres off, would be visibly wrong.
const TOO_CLOSE = 90;

/** Land and borders unless zoomed in; meridians and parallels, labelled at the left and lower edge. */
export function MapBackground({ frame, formatDegrees }: MapBackgroundProps) {
  const { width, height, scale } = frame;
  const { meridians, parallels } = graticule(frame);
  return (
    <svg className={styles.ground} width={width} height={height} aria-hidden="true">
      {scale.y < TOO_CLOSE && (
        <g transform={onto(frame)}>
          <path className={styles.land} d={LAND} />
          <path className={styles.border} d={BORDERS} />
        </g>
      )}
      {meridians.map(({ degrees, decimals, at }) => (
        <g key={degrees}>
          {at > CORNER && <path className={styles.line} d={`M${at} 0V${height}`} />}
          {at > CORNER && at < width - CORNER / 2 && (
            <text className={styles.degrees} x={at} y={height - 8} textAnchor="middle">
              {formatDegrees(degrees, 'longitude', decimals)}
            </text>
          )}
        </g>
      ))}
      {parallels.map(({ degrees, decimals, at }) => (
        <g key={degrees}>
          <path className={styles.line} d={`M0 ${at}H${width}`} />
          {at > 16 && at < height - CORNER / 2 && (
            <text className={styles.degrees} x={8} y={at} dominantBaseline="central">
              {formatDegrees(degrees, 'latitude', decimals)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** From the units of the outlines to pixels, as `project` does it. */
function onto({ width, height, centre, scale }: Frame) {
  const left = width / 2 - centre.longitude * scale.x;
  const top = height / 2 + centre.latitude * scale.y;
  return `matrix(${scale.x * UNIT} 0 0 ${-scale.y * UNIT} ${left} ${top})`;
}
