import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { Sport } from '../../courts/CourtPlan/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button, type ButtonTone } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './VenueCard.css.ts';
import { VenueFacts } from './VenueFacts.tsx';
import { VenuePicture } from './VenuePicture.tsx';

export type VenueActionId = 'approve' | 'edit' | 'discard' | 'restore';

export interface VenueAction {
  id: VenueActionId;
  label: string;
  /** Carries the venue's name: "Approve Padel Club Navigli". */
  accessibleLabel: string;
}

/** Terms are read aloud before what they name; the `no…` texts stand where a value is missing. */
export interface VenueCardLabels {
  address: string;
  phone: string;
  website: string;
  sports: string;
  source: string;
  lastUpdated: string;
  noName: string;
  noImage: string;
  noAddress: string;
  noCoordinates: string;
  noPhone: string;
  noWebsite: string;
  noSports: string;
  notRated: string;
  noSource: string;
  noDate: string;
  opensInNewTab: string;
  /** Explains a website that is shown but cannot be followed. */
  unusableWebsite: string;
}

export interface VenueCardProps {
  labels: VenueCardLabels;
  /** Rank of the name's heading below the screen's. Default 2. */
  headingLevel?: 2 | 3 | 4;
  name?: string | undefined;
  image?: { url: string; alt: string } | undefined;
  /** Whose court fills the place of an absent picture. */
  court?: Sport | undefined;
  phone?: string | undefined;
  /** Without a safe `href` it is shown as text with a warning. */
  website?: { text: string; href?: string | undefined } | undefined;
  /** May hold line breaks. */
  address?: string | undefined;
  /** Both, to six decimals. */
  coordinates?: string | undefined;
  /** Display names. */
  sports: readonly string[];
  /** `value` "4.3", `outOf` "5", `total` "87"; `label` says it in words. */
  rating?: { value: string; outOf: string; total?: string | undefined; label: string } | undefined;
  source?: string | undefined;
  lastUpdated?: string | undefined;
  /** In the order shown. */
  actions: readonly VenueAction[];
  /** An action is in flight: dimmed, buttons disabled. */
  busy: boolean;
  onAction: (id: VenueActionId) => void;
  /** The card itself, for moving focus to it. */
  ref?: Ref<HTMLElement> | undefined;
}

const tones: Record<VenueActionId, ButtonTone> = {
  approve: 'positive',
  edit: 'neutral',
  discard: 'caution',
  restore: 'neutral',
};

/** One venue and the decision on it, at one glance (spec §2.12). */
export function VenueCard({ labels, headingLevel = 2, name, busy, ref, ...venue }: VenueCardProps) {
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={nameId}
      aria-busy={busy}
    >
      <VenuePicture image={venue.image} court={venue.court} noImage={labels.noImage} />
      <div className={styles.body}>
        <Heading id={nameId} className={styles.name}>
          {name ?? <span className={styles.missing}>{labels.noName}</span>}
        </Heading>
        {venue.sports.length > 0 ? (
          <ul className={styles.sports} aria-label={labels.sports}>
            {venue.sports.map((sport) => (
              <li key={sport}>
                <Badge tone="brand">{sport}</Badge>
              </li>
            ))}
          </ul>
        ) : (
          <p className={`${styles.sports} ${styles.missing}`}>{labels.noSports}</p>
        )}
        <VenueFacts labels={labels} {...venue} />
      </div>
      <div className={styles.foot}>
        <Rating rating={venue.rating} notRated={labels.notRated} />
        <p className={styles.origin}>
          <VisuallyHidden>{labels.source}: </VisuallyHidden>
          <span>{venue.source ?? labels.noSource}</span> <span aria-hidden="true">·</span>{' '}
          <VisuallyHidden>{labels.lastUpdated}: </VisuallyHidden>
          <span>{venue.lastUpdated ?? labels.noDate}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {venue.actions.map(({ id, label, accessibleLabel }) => (
          <Button
            key={id}
            tone={tones[id]}
            width="full"
            disabled={busy}
            aria-label={accessibleLabel}
            onClick={() => venue.onAction(id)}
          >
            {label}
          </Button>
        ))}
      </div>
    </article>
  );
}

function Rating({ rating, notRated }: Pick<VenueCardProps, 'rating'> & { notRated: string }) {
  if (rating === undefined) return <p className={styles.rating}>{notRated}</p>;
  return (
    <p className={styles.rating}>
      <VisuallyHidden>{rating.label}</VisuallyHidden>
      <span aria-hidden="true">
        <Star size={14} className={styles.star} />
        <span className={styles.score}>{rating.value}</span> / {rating.outOf}
        {rating.total !== undefined && ` (${rating.total})`}
      </span>
    </p>
  );
}
