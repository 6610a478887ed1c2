import { useState } from 'react';
import { CourtBackground } from '../../illustrations/CourtBackground/index.ts';
import type { CourtKind } from '../../illustrations/CourtPlan/plans.tsx';
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import * as styles from './DuplicatesDialog.css.ts';

export interface DuplicateVenue {
  name: string;
  status: { label: string; tone: NonNullable<BadgeProps['tone']> };
  image?: { url: string; alt: string } | undefined;
  /** The painted court in place of a photo. Default `any`. */
  court?: CourtKind | undefined;
}

interface DuplicateHeaderProps {
  /** Which of the two: "This venue". */
  side: string;
  venue: DuplicateVenue;
}

/** A summary of one of the two venues. */
export function DuplicateHeader({ side, venue }: DuplicateHeaderProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <section className={styles.header} aria-label={side}>
      <div className={styles.picture}>
        {venue.image !== undefined && venue.image.url !== broken ? (
          <img
            className={styles.view}
            src={venue.image.url}
            alt={venue.image.alt}
            onError={() => setBroken(venue.image?.url)}
          />
        ) : (
          <CourtBackground court={venue.court ?? 'any'} />
        )}
      </div>
      <div className={styles.who}>
        <p className={styles.side}>{side}</p>
        <h3 className={styles.name}>{venue.name}</h3>
        <Badge tone={venue.status.tone}>{venue.status.label}</Badge>
      </div>
    </section>
  );
}
