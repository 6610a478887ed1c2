import { badge } from '../../primitives/Badge/styles.ts';
import type { VenueCardProps } from './types.ts';
import { VenueActions } from './VenueActions.tsx';
import * as styles from './VenueCard.css.ts';
import { VenueCardFooter } from './VenueCardFooter.tsx';
import { VenueChecks } from './VenueChecks.tsx';
import { VenueFacts } from './VenueFacts.tsx';
import { VenuePicture } from './VenuePicture.tsx';
import { VenueSelect } from './VenueSelect.tsx';

// Hundreds mount at once: what is the same on each card is made once, and no hook runs per card.
const sportClass = badge({ tone: 'brand' });

/** One venue and the decision on it, at one glance (spec §2.12). */
export function VenueCard({ labels, name, pending, ref, ...venue }: VenueCardProps) {
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={styles.card}
      aria-label={name ?? labels.noName}
      aria-busy={pending}
      aria-current={venue.active || undefined}
      data-selected={venue.selection?.checked || undefined}
    >
      {venue.selection && <VenueSelect {...venue.selection} disabled={pending} />}
      <VenuePicture image={venue.image} court={venue.court} noImage={labels.noImage} />
      <div className={styles.body}>
        <h2 className={name === undefined ? styles.noName : styles.name}>
          {name ?? labels.noName}
        </h2>
        {venue.sports.length > 0 ? (
          <ul className={styles.sports} aria-label={labels.sports}>
            {venue.sports.map((sport) => (
              <li key={sport} className={sportClass}>
                {sport}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.noSports}>{labels.noSports}</p>
        )}
        <VenueFacts labels={labels} {...venue} />
        {venue.checks !== undefined && venue.checks.length > 0 && (
          <VenueChecks label={labels.checks} checks={venue.checks} disabled={pending} />
        )}
      </div>
      <VenueCardFooter labels={labels} {...venue} />
      <VenueActions {...venue} disabled={pending} />
    </article>
  );
}
