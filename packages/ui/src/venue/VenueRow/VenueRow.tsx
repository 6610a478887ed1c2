import Clock from 'lucide-react/icons/clock';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardProps } from '../VenueCard/types.ts';
import { setAsideTitle } from '../VenueCard/VenueActions.tsx';
import { VenuePicture } from '../VenueCard/VenuePicture.tsx';
import { VenueSelect } from '../VenueCard/VenueSelect.tsx';
import { RowButton } from './RowButton.tsx';
import { RowFacts } from './RowFacts.tsx';
import * as styles from './VenueRow.css.ts';

/** One venue in a line, with the props of its card; about ten are visible at once. */
export function VenueRow({ labels, name, pending, ref, ...venue }: VenueCardProps) {
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={venue.decision ? styles.decidedRow : styles.row}
      aria-label={name ?? labels.noName}
      aria-busy={pending}
      aria-current={venue.active || undefined}
      data-selected={venue.selection?.checked || undefined}
    >
      <div className={styles.select}>
        {venue.selection && <VenueSelect {...venue.selection} disabled={pending} />}
      </div>
      <div className={styles.picture}>
        <VenuePicture
          picture={venue.picture}
          court={venue.court}
          noPicture={labels.noPicture}
          size="thumbnail"
        />
      </div>
      <div className={styles.words}>
        <h2 className={name === undefined ? styles.noName : styles.name}>
          {name ?? labels.noName}
        </h2>
        <div className={styles.place}>
          {venue.notice !== undefined && (
            <p className={styles.notice} title={venue.notice}>
              {venue.notice}
            </p>
          )}
          {venue.setAside && (
            <p className={styles.setAside} title={setAsideTitle(venue.setAside)}>
              <Clock className={styles.mark} aria-hidden="true" />
              {venue.setAside.label}
              <span className={hidden}> ({setAsideTitle(venue.setAside)})</span>
            </p>
          )}
          <p className={styles.line}>
            <span className={hidden}>{labels.address}: </span>
            {venue.address ?? labels.noAddress}
          </p>
        </div>
      </div>
      <RowFacts labels={labels} {...venue} />
      <div className={styles.buttons}>
        {venue.extra?.map((extra) => (
          <RowButton
            key={extra.id}
            {...extra}
            disabled={pending}
            onClick={() => venue.onExtra?.(extra.id)}
          />
        ))}
        {venue.actions.map((action) => (
          <RowButton
            key={action.id}
            {...action}
            disabled={pending}
            onClick={() => venue.onAction(action.id)}
          />
        ))}
      </div>
    </article>
  );
}
