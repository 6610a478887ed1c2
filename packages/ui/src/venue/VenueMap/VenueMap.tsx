import { Maximize } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { MapGround } from './MapGround.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import { MapShape } from './MapShape.tsx';
import { project } from './projection.ts';
import { useFrame } from './useFrame.ts';
import * as styles from './VenueMap.css.ts';

export type MapStatus = 'pending' | 'approved' | 'discarded';

export interface MapVenue {
  id: string;
  name: string;
  status: MapStatus;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

export interface VenueMapProps {
  labels: {
    title: string;
    /** Read aloud on entering: "Arrow keys lead from venue to venue." */
    hint: string;
    /** Leads back from a part to all of it. */
    showAll: string;
    /** In place of a map without venues. */
    empty: string;
    statuses: Record<MapStatus, string>;
  };
  /** Those that have a place. */
  venues: readonly MapVenue[];
  /** The venue at hand. */
  active: string | null;
  /** How many have none, in words: "3 venues have no place." */
  missing?: string | undefined;
  /** A real map of the active venue. */
  link?: { label: string; href: string; newTabLabel: string } | undefined;
  /** Several too close to be told apart: "5 venues". */
  formatGroup: (count: number) => string;
  /** `45.5, 'latitude', 2` → "45.50° N": the figures of an axis have as many decimals. */
  formatDegrees: (degrees: number, axis: 'latitude' | 'longitude', decimals: number) => string;
  onSelect: (id: string) => void;
}

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
            <MapGround frame={frame} formatDegrees={props.formatDegrees} />
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
      <div className={styles.foot}>
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
