import { badge } from '../../primitives/Badge/styles.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import type { VenueCardProps } from './types.ts';
import { VenueActions, VenueExtras } from './VenueActions.tsx';
import * as styles from './VenueCard.css.ts';
import { VenueCardFooter } from './VenueCardFooter.tsx';
import { VenueChecks } from './VenueChecks.tsx';
import { VenueFacts, VenueSports } from './VenueFacts.tsx';
import { VenuePicture } from './VenuePicture.tsx';
import { VenueSelect } from './VenueSelect.tsx';

/**
 * One venue and the decision on it (spec §2.12). No hook runs per card, because hundreds are mounted at once, and long
 * texts are cut off by styles, so that screen readers still get all of them.
 */
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
      {venue.extra !== undefined && (
        <VenueExtras {...venue} extra={venue.extra} disabled={pending} />
      )}
      <VenuePicture picture={venue.picture} court={venue.court} noPicture={labels.noPicture} />
      <div className={styles.body}>
        <Heading
          level={2}
          size="card"
          className={name === undefined ? styles.noName : styles.name}
          title={name}
        >
          {name ?? labels.noName}
        </Heading>
        {venue.notice !== undefined && (
          <p className={`${badge({ tone: 'info' })} ${styles.notice}`} title={venue.notice}>
            {venue.notice}
          </p>
        )}
        <VenueSports labels={labels} sports={venue.sports} />
        <VenueFacts labels={labels} {...venue} />
        {venue.checks !== undefined && venue.checks.length > 0 && (
          <VenueChecks labels={labels} checks={venue.checks} disabled={pending} />
        )}
      </div>
      <VenueCardFooter labels={labels} {...venue} />
      <VenueActions {...venue} disabled={pending} />
    </article>
  );
}
