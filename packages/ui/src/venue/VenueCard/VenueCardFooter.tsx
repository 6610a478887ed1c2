import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardDecision, VenueCardProps } from './types.ts';
import * as styles from './VenueCardFooter.css.ts';

type VenueCardFooterProps = Pick<
  VenueCardProps,
  'labels' | 'rating' | 'source' | 'lastUpdated' | 'decision'
>;

/** The decision, if there is one, and below it rating, source and date. */
export function VenueCardFooter({
  labels,
  rating,
  source,
  lastUpdated,
  decision,
}: VenueCardFooterProps) {
  return (
    <>
      {decision && <Decision {...decision} />}
      <div className={styles.footer}>
        {rating === undefined ? (
          <p className={styles.rating}>{labels.notRated}</p>
        ) : (
          <p className={styles.rating}>
            <span className={hidden}>{rating.label}</span>
            <span aria-hidden="true">
              <span className={styles.score}>{rating.value}</span>
              {` / ${rating.outOf}${rating.total === undefined ? '' : ` (${rating.total})`}`}
            </span>
          </p>
        )}
        <p className={styles.origin}>
          <span className={styles.source} title={source}>
            <span className={hidden}>{labels.source}: </span>
            {source ?? labels.noSource}
          </span>{' '}
          <span className={styles.date}>
            <span className={hidden}>{labels.lastUpdated}: </span>
            {lastUpdated ?? labels.noDate}
          </span>
        </p>
      </div>
    </>
  );
}

function Decision({ text, note }: VenueCardDecision) {
  return (
    <p className={styles.decision}>
      {text}
      {note && (
        <>
          {' '}
          <q>{note}</q>
        </>
      )}
    </p>
  );
}
