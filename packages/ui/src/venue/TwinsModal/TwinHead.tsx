import { useState } from 'react';
import { CourtGround } from '../../courts/CourtGround/index.ts';
import type { CourtKind } from '../../courts/CourtPlan/plans.tsx';
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import * as styles from './TwinsModal.css.ts';

export interface TwinVenue {
  name: string;
  status: { label: string; tone: NonNullable<BadgeProps['tone']> };
  image?: { url: string; alt: string } | undefined;
  /** The painted court in place of a photo. Default `any`. */
  court?: CourtKind | undefined;
}

interface TwinHeadProps {
  /** Which of the two: "This venue". */
  side: string;
  venue: TwinVenue;
}

/** One of the two at a glance. */
export function TwinHead({ side, venue }: TwinHeadProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <section className={styles.head} aria-label={side}>
      <div className={styles.picture}>
        {venue.image !== undefined && venue.image.url !== broken ? (
          <img
            className={styles.view}
            src={venue.image.url}
            alt={venue.image.alt}
            onError={() => setBroken(venue.image?.url)}
          />
        ) : (
          <CourtGround court={venue.court ?? 'any'} />
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
