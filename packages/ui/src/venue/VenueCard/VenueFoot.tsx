import { Star } from 'lucide-react';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { VenueCardDecision, VenueCardProps } from './types.ts';
import * as styles from './VenueFoot.css.ts';

type VenueFootProps = Pick<
  VenueCardProps,
  'labels' | 'rating' | 'source' | 'lastUpdated' | 'decision'
>;

/** How good it is, who says so, and what was decided before. */
export function VenueFoot({ labels, rating, source, lastUpdated, decision }: VenueFootProps) {
  return (
    <>
      {decision && <Decision {...decision} />}
      <div className={styles.foot}>
        {rating === undefined ? (
          <p className={styles.rating}>{labels.notRated}</p>
        ) : (
          <p className={styles.rating}>
            <VisuallyHidden>{rating.label}</VisuallyHidden>
            <span aria-hidden="true">
              <Star size={14} className={styles.star} />
              <span className={styles.score}>{rating.value}</span>
              {` / ${rating.outOf}${rating.total === undefined ? '' : ` (${rating.total})`}`}
            </span>
          </p>
        )}
        <p className={styles.origin}>
          <VisuallyHidden>{labels.source}: </VisuallyHidden>
          {source ?? labels.noSource} <span aria-hidden="true">·</span>{' '}
          <VisuallyHidden>{labels.lastUpdated}: </VisuallyHidden>
          {lastUpdated ?? labels.noDate}
        </p>
      </div>
    </>
  );
}

function Decision({ text, note, duplicateOf }: VenueCardDecision) {
  return (
    <p className={styles.decision}>
      {text}
      {note && (
        <>
          {' '}
          <q>{note}</q>
        </>
      )}
      {duplicateOf && (
        <>
          {' '}
          <TextLink href={duplicateOf.href}>{duplicateOf.label}</TextLink>
        </>
      )}
    </p>
  );
}
