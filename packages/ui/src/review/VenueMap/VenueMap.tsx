import Maximize from 'lucide-react/icons/maximize';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { MapShape } from '../map/MapShape.tsx';
import { project } from '../map/projection.ts';
import { MapBackground } from './MapBackground.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import type { VenueMapProps } from './types.ts';
import { useFrame } from './useFrame.ts';
import * as styles from './VenueMap.css.ts';

/** Where the venues of a list are, without asking anybody for a map. */
export function VenueMap({ labels, venues, active, ...props }: VenueMapProps) {
  const titleId = useId();
  const hintId = `${titleId}-hint`;
  const box = useRef<HTMLDivElement>(null);
  const { frame, zoomed, zoomTo, showAll } = useFrame(box, venues, active);
  const statuses = (['pending', 'approved', 'discarded'] as const).filter((status) =>
    venues.some((venue) => venue.status === status),
  );
  function backToAll() {
    // The button goes away.
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    showAll();
  }
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {labels.title}
      </h2>
      <div ref={box} className={styles.map}>
        {frame ? (
          <>
            <MapBackground frame={frame} formatDegrees={props.formatDegrees} />
            <VisuallyHidden>
              <span id={hintId}>{labels.hint}</span>
            </VisuallyHidden>
            <MapMarkers
              {...{ frame, venues, active, zoomTo, titleId, hintId }}
              statuses={labels.statuses}
              formatGroup={props.formatGroup}
              onSelect={props.onSelect}
              spotOf={(venue) => project(frame, venue)}
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
          <TextLink href={props.link.href} newTabLabel={props.link.newTabLabel}>
            {props.link.label}
          </TextLink>
        )}
      </div>
    </section>
  );
}
