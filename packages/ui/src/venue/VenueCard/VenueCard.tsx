import { badge } from '../../primitives/Badge/Badge.css.ts';
import type { VenueCardProps } from './types.ts';
import { VenueActions } from './VenueActions.tsx';
import * as styles from './VenueCard.css.ts';
import { VenueFacts } from './VenueFacts.tsx';
import { VenueFoot } from './VenueFoot.tsx';
import { VenuePicture } from './VenuePicture.tsx';
import { VenueSelect } from './VenueSelect.tsx';
import { VenueWarnings } from './VenueWarnings.tsx';

// Hundreds mount at once: what is the same on each card is made once, and no hook runs per card.
const sportClass = badge({ tone: 'brand' });

/** One venue and the decision on it, at one glance (spec §2.12). */
export function VenueCard({ labels, headingLevel = 2, name, busy, ref, ...venue }: VenueCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={styles.card}
      aria-label={name ?? labels.noName}
      aria-busy={busy}
      aria-current={venue.active || undefined}
      data-selected={venue.selection?.checked || undefined}
    >
      {venue.selection && <VenueSelect {...venue.selection} disabled={busy} />}
      <VenuePicture image={venue.image} court={venue.court} noImage={labels.noImage} />
      <div className={styles.body}>
        <Heading className={name === undefined ? styles.noName : styles.name}>
          {name ?? labels.noName}
        </Heading>
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
        {venue.warnings !== undefined && venue.warnings.length > 0 && (
          <VenueWarnings label={labels.warnings} warnings={venue.warnings} disabled={busy} />
        )}
      </div>
      <VenueFoot labels={labels} {...venue} />
      <VenueActions {...venue} disabled={busy} />
    </article>
  );
}
