import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardProps } from '../VenueCard/types.ts';
import * as styles from './VenueRow.css.ts';

type RowFactsProps = Pick<
  VenueCardProps,
  'labels' | 'sports' | 'rating' | 'source' | 'lastUpdated' | 'checks' | 'decision'
>;

/** The middle of a row: sports, where its data is from, what looks wrong or how it was decided. */
export function RowFacts({ labels, sports, rating, source, lastUpdated, ...venue }: RowFactsProps) {
  const { checks = [], decision } = venue;
  return (
    <>
      <p className={styles.sports}>
        <span className={hidden}>{labels.sports}: </span>
        {sports.length > 0 ? sports.join(', ') : labels.noSports}
      </p>
      <div className={styles.origin}>
        <p className={styles.line}>
          <span className={styles.updated}>
            <span className={hidden}>{labels.lastUpdated}: </span>
            {lastUpdated ?? labels.noDate}
            {' · '}
          </span>
          {rating === undefined ? (
            labels.notRated
          ) : (
            <>
              <span className={hidden}>{rating.label}</span>
              <span aria-hidden="true">
                <b>{rating.value}</b>
                {` / ${rating.outOf}${rating.total === undefined ? '' : ` (${rating.total})`}`}
              </span>
            </>
          )}
        </p>
        <p className={styles.source}>
          <span className={hidden}>{labels.source}: </span>
          {source ?? labels.noSource}
        </p>
      </div>
      <div className={styles.checks}>
        {decision && (
          <p className={styles.decision} title={decision.text}>
            {decision.text}
          </p>
        )}
        {checks.length > 0 && (
          <ul className={styles.checkList} aria-label={labels.checks}>
            {checks.map(({ id, text, explanation }, index) => (
              <li key={id} className={index === 0 ? styles.check : hidden} title={explanation}>
                {text}
              </li>
            ))}
            <li
              className={styles.count}
              aria-hidden="true"
              title={checks.map(({ text }) => text).join(', ')}
            >
              <TriangleAlert className={styles.mark} />
              {checks.length}
            </li>
            {checks.length > 1 && (
              <li className={styles.more} aria-hidden="true">
                +{checks.length - 1}
              </li>
            )}
          </ul>
        )}
      </div>
    </>
  );
}
