import { type Frame, graticule } from './projection.ts';
import * as styles from './VenueMap.css.ts';
import type { VenueMapProps } from './VenueMap.tsx';

interface MapGroundProps extends Pick<VenueMapProps, 'formatDegrees'> {
  frame: Frame;
}

// Clear of the other axis's labels.
const CORNER = 64;

/** Meridians and parallels, numbered along the left and the lower edge. */
export function MapGround({ frame, formatDegrees }: MapGroundProps) {
  const { width, height } = frame;
  const { meridians, parallels } = graticule(frame);
  return (
    <svg className={styles.ground} width={width} height={height} aria-hidden="true">
      {meridians.map(({ degrees, at }) => (
        <g key={degrees}>
          <path className={styles.line} d={`M${at} 0V${height}`} />
          {at > CORNER && at < width - CORNER / 2 && (
            <text className={styles.degrees} x={at} y={height - 8} textAnchor="middle">
              {formatDegrees(degrees, 'longitude')}
            </text>
          )}
        </g>
      ))}
      {parallels.map(({ degrees, at }) => (
        <g key={degrees}>
          <path className={styles.line} d={`M0 ${at}H${width}`} />
          {at > 16 && at < height - CORNER / 2 && (
            <text className={styles.degrees} x={8} y={at} dominantBaseline="central">
              {formatDegrees(degrees, 'latitude')}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
