import { type Frame, graticule } from '../map/projection.ts';
import type { VenueMapProps } from './types.ts';
import * as styles from './VenueMap.css.ts';

interface GraticuleProps extends Pick<VenueMapProps, 'formatDegrees'> {
  frame: Frame;
}

// Pixels that the labels of the other axis need.
const CORNER = 64;

/** Meridians and parallels, labelled at the left and lower edge. */
export function Graticule({ frame, formatDegrees }: GraticuleProps) {
  const { width, height } = frame;
  const { meridians, parallels } = graticule(frame);
  return (
    <svg className={styles.ground} width={width} height={height} aria-hidden="true">
      {meridians.map(({ degrees, decimals, at }) => (
        // Keyed by place, because a wide map shows some meridians twice.
        <g key={at}>
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
