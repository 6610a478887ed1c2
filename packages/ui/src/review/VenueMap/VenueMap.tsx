import Maximize from 'lucide-react/icons/maximize';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useMapGround } from '../map/ground/useMapGround.ts';
import { aroundSpot } from '../map/labels.ts';
import { MapGround } from '../map/MapGround.tsx';
import { MapShape } from '../map/MapShape.tsx';
import { Graticule } from './Graticule.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import type { MapVenue, VenueMapProps } from './types.ts';
import { useFrame } from './useFrame.ts';
import { useMarkers } from './useMarkers.ts';
import * as styles from './VenueMap.css.ts';

// Pixels from the middle of a marker to its edge, and of the figures along the edges of the map.
const MARKER = 12;
const DEGREES = { left: 60, below: 22 };

/** A map of the venues of a list, drawn without a request to a map service. */
export function VenueMap({ labels, venues, active, ...props }: VenueMapProps) {
  const titleId = useId();
  const hintId = `${titleId}-hint`;
  const box = useRef<HTMLDivElement>(null);
  const { frame, zoomed, zoomTo, showAll } = useFrame(box, venues, active);
  const [announcement, announce] = useState('');
  const markers = useMarkers(frame, venues);
  const ground = useMapGround(frame);
  const statuses = (['pending', 'approved', 'discarded'] as const).filter((status) =>
    venues.some((venue) => venue.status === status),
  );
  function zoom(wanted: readonly MapVenue[]) {
    const isZoomed = zoomTo(wanted);
    if (isZoomed) announce(props.formatFrame(wanted.length, true));
    return isZoomed;
  }
  function backToAll() {
    // The button is removed, so a marker gets the focus: of those that are shown now, which may be a group.
    flushSync(showAll);
    announce(props.formatFrame(venues.length, false));
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading level={2} size="card" id={titleId}>
        {labels.title}
      </Heading>
      <div ref={box} className={styles.map}>
        {frame ? (
          <>
            {ground && (
              <MapGround
                ground={ground}
                frame={frame}
                obstacles={[
                  ...markers.map((spot) => aroundSpot(spot, MARKER)),
                  { left: 0, top: 0, right: DEGREES.left, bottom: frame.height },
                  {
                    left: 0,
                    top: frame.height - DEGREES.below,
                    right: frame.width,
                    bottom: frame.height,
                  },
                ]}
              />
            )}
            <Graticule frame={frame} formatDegrees={props.formatDegrees} />
            <VisuallyHidden>
              <span id={hintId}>{labels.hint}</span>
            </VisuallyHidden>
            <MapMarkers
              frame={frame}
              markers={markers}
              active={active}
              zoomTo={zoom}
              titleId={titleId}
              hintId={hintId}
              statuses={labels.statuses}
              formatGroup={props.formatGroup}
              pointed={props.pointed}
              onPoint={props.onPoint}
              onSelect={props.onSelect}
            />
            {zoomed && (
              <div className={styles.showAll}>
                <Button icon={Maximize} onClick={backToAll}>
                  {labels.showAll}
                </Button>
              </div>
            )}
          </>
        ) : (
          <p className={styles.empty}>{labels.empty}</p>
        )}
      </div>
      <LiveRegion message={announcement} />
      <div className={styles.footer}>
        {statuses.length > 1 && (
          <ul className={styles.legend}>
            {statuses.map((status) => (
              <li key={status} className={styles.key}>
                <MapShape status={status} />
                {labels.statuses[status]}
              </li>
            ))}
          </ul>
        )}
        {props.missing !== undefined && <p>{props.missing}</p>}
        {props.link && (
          <TextLink href={props.link.href} newTabLabel={props.link.newTabLabel} standalone>
            {props.link.label}
          </TextLink>
        )}
      </div>
    </section>
  );
}
