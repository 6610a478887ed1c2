import { type KeyboardEvent, useState } from 'react';
import { MapShape } from '../map/MapShape.tsx';
import type { Frame } from '../map/projection.ts';
import { type Marker, neighbour } from './markers.ts';
import type { MapVenue, VenueMapProps } from './types.ts';
import * as styles from './VenueMap.css.ts';

interface MapMarkersProps
  extends Pick<VenueMapProps, 'active' | 'pointed' | 'formatGroup' | 'onPoint'> {
  frame: Frame;
  markers: readonly Marker<MapVenue>[];
  statuses: VenueMapProps['labels']['statuses'];
  titleId: string;
  hintId: string;
  zoomTo: (venues: readonly MapVenue[]) => boolean;
  onSelect: (id: string) => void;
}

/** The venues, as one tab stop: arrow keys move from one to the next. */
export function MapMarkers({ frame, markers, active, ...props }: MapMarkersProps) {
  // The marker that had the focus last, until another venue becomes active.
  const [visited, setVisited] = useState<{ id: string; active: string | null }>();
  const visit = (id: string) => setVisited({ id, active });
  const holdsActive = ({ members }: Marker<MapVenue>) => members.some(({ id }) => id === active);
  const stop =
    markers.find(({ members }) =>
      members.some(({ id }) => id === visited?.id && active === visited.active),
    ) ??
    markers.find(holdsActive) ??
    markers[0];

  function press({ members }: Marker<MapVenue>) {
    if (members.length > 1 && props.zoomTo(members)) return;
    // The venues are too close to be separated by zooming in, so each press selects the next one.
    const turn = members[members.findIndex(({ id }) => id === active) + 1] ?? members[0];
    props.onSelect(turn.id);
  }
  function move(event: KeyboardEvent, from: Marker<MapVenue>) {
    const next = neighbour(markers, from, event.key);
    if (!next) return;
    event.preventDefault();
    visit(next.members[0].id);
    const buttons = event.currentTarget.parentElement?.parentElement?.querySelectorAll('button');
    buttons?.[markers.indexOf(next)]?.focus();
  }

  return (
    <ul aria-labelledby={props.titleId} aria-describedby={props.hintId}>
      {markers.map((marker) => {
        const { members, x, y } = marker;
        const [first] = members;
        const current = members.find(({ id }) => id === active);
        const alone = members.length === 1;
        const pointed = members.find(({ id }) => id === props.pointed);
        const shown = pointed ?? current;
        const point = () => props.onPoint?.(members.map(({ id }) => id));
        const leave = () => props.onPoint?.([]);
        const { name, status } = current ?? first;
        const others = members.filter(({ id }) => id !== (current ?? first).id);
        const group = props.formatGroup([name, ...others.map((other) => other.name)]);
        return (
          <li
            key={first.id}
            className={styles.marker({ active: shown !== undefined })}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <button
              type="button"
              className={styles.button}
              tabIndex={marker === stop ? 0 : -1}
              aria-current={current !== undefined || undefined}
              data-pointed={pointed !== undefined || undefined}
              aria-label={alone ? `${name}, ${props.statuses[status]}` : group}
              onFocus={() => {
                visit(first.id);
                point();
              }}
              onBlur={leave}
              onPointerEnter={point}
              onPointerLeave={leave}
              onKeyDown={(event) => move(event, marker)}
              onClick={() => press(marker)}
            >
              {alone ? (
                <MapShape status={status} />
              ) : (
                <span className={styles.count}>{members.length}</span>
              )}
            </button>
            <span
              className={styles.name({
                side: x > frame.width / 2 ? 'before' : 'after',
                grows: y > frame.height / 2 ? 'up' : 'down',
              })}
              aria-hidden="true"
            >
              {shown?.name ?? (alone ? name : group)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
