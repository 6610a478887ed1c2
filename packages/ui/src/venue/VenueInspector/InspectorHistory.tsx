import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import type { InspectedEvent } from './types.ts';
import * as styles from './VenueInspector.css.ts';

interface InspectorHistoryProps {
  label: string;
  events: readonly InspectedEvent[];
  /** Shows the whole history. */
  full: Action | undefined;
  disabled: boolean;
}

/** The latest events of the venue, a line each. */
export function InspectorHistory({ label, events, full, disabled }: InspectorHistoryProps) {
  return (
    <section aria-label={label}>
      <Heading level={3} size="label" className={styles.heading}>
        {label}
      </Heading>
      <ol className={styles.events}>
        {events.map(({ id, text, by, time, dateTime }) => (
          <li key={id}>
            <p className={styles.event}>{text}</p>
            <p className={styles.similarity}>
              {by !== undefined && `${by} · `}
              <time dateTime={dateTime}>{time}</time>
            </p>
          </li>
        ))}
      </ol>
      {full && (
        <div className={styles.full}>
          <Button tone="quiet" disabled={disabled} onClick={full.onAction}>
            {full.label}
          </Button>
        </div>
      )}
    </section>
  );
}
