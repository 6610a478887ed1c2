import CircleCheck from 'lucide-react/icons/circle-check';
import { badge } from '../../primitives/Badge/styles.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import type { VenueExtra } from '../VenueCard/types.ts';
import { VenueCardFooter } from '../VenueCard/VenueCardFooter.tsx';
import { VenueFacts } from '../VenueCard/VenueFacts.tsx';
import { VenuePicture } from '../VenueCard/VenuePicture.tsx';
import { InspectorChecks } from './InspectorChecks.tsx';
import { InspectorDuplicates } from './InspectorDuplicates.tsx';
import { InspectorEvidence } from './InspectorEvidence.tsx';
import { InspectorHistory } from './InspectorHistory.tsx';
import { InspectorSetAside } from './InspectorSetAside.tsx';
import type { VenueInspectorProps } from './types.ts';
import * as styles from './VenueInspector.css.ts';

/** Everything that is known of one venue, opened: narrow beside a list, or over a page's width. */
export function VenueInspector({ labels, name, pending, ref, ...venue }: VenueInspectorProps) {
  const { checks = [], extra = [], history = [], onExtra } = venue;
  const hasHistory = history.length > 0 && labels.history !== undefined;
  const isInHistory = ({ id }: VenueExtra) =>
    id === 'history' && hasHistory && labels.fullHistory !== undefined;
  const actions = extra.filter((one) => !isInHistory(one));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.inspector}
      aria-label={name ?? labels.noName}
      aria-busy={pending}
    >
      <div className={styles.layout}>
        <div className={styles.picture}>
          <VenuePicture
            picture={venue.picture}
            court={venue.court}
            noPicture={labels.noPicture}
            size="large"
          />
        </div>
        <div className={styles.words}>
          <Heading level={2} size="section" className={styles.name}>
            {name ?? labels.noName}
          </Heading>
          {venue.sports.length > 0 ? (
            <ul className={styles.sports} aria-label={labels.sports}>
              {venue.sports.map((sport) => (
                <li key={sport} className={badge({ tone: 'brand' })}>
                  {sport}
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.missing}>{labels.noSports}</p>
          )}
          {venue.setAside && <InspectorSetAside {...venue.setAside} disabled={pending} />}
          {venue.duplicates.length > 0 && (
            <InspectorDuplicates labels={labels} duplicates={venue.duplicates} />
          )}
          {checks.length > 0 ? (
            <InspectorChecks label={labels.checks} checks={checks} disabled={pending} />
          ) : (
            <p className={styles.passed}>
              <CircleCheck className={styles.icon} aria-hidden="true" />
              {labels.noChecks}
            </p>
          )}
          <VenueFacts labels={labels} {...venue} whole />
        </div>
        <div className={styles.place}>
          {venue.children}
          {venue.evidence.length > 0 && (
            <InspectorEvidence label={labels.evidence} evidence={venue.evidence} />
          )}
          {labels.history !== undefined && history.length > 0 && (
            <InspectorHistory
              label={labels.history}
              events={history}
              disabled={pending}
              full={
                labels.fullHistory !== undefined && extra.some(isInHistory)
                  ? { label: labels.fullHistory, onAction: () => onExtra?.('history') }
                  : undefined
              }
            />
          )}
        </div>
        <div className={styles.origin}>
          <VenueCardFooter labels={labels} {...venue} />
        </div>
        {actions.length > 0 && (
          <div className={styles.extras}>
            {actions.map(({ id, label, accessibleLabel }) => (
              <Button
                key={id}
                aria-label={accessibleLabel}
                disabled={pending}
                onClick={() => onExtra?.(id)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
