import { button } from '../../primitives/Button/styles.ts';
import type { VenueActionId, VenueCardProps, VenueExtra } from './types.ts';
import * as styles from './VenueActions.css.ts';

// No pending state of a button is needed: the whole card shows it.
const classes: Record<VenueActionId, string> = {
  approve: button({ tone: 'positive', width: 'full' }),
  edit: button({ tone: 'neutral', width: 'full' }),
  discard: button({ tone: 'caution', width: 'full' }),
  restore: button({ tone: 'neutral', width: 'full' }),
};

type VenueActionsProps = Pick<VenueCardProps, 'actions' | 'onAction'> & { disabled: boolean };

/** The buttons of the decisions. */
export function VenueActions({ actions, onAction, disabled }: VenueActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, accessibleLabel }) => (
        <button
          key={id}
          type="button"
          className={classes[id]}
          disabled={disabled}
          aria-label={accessibleLabel}
          onClick={() => onAction(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface VenueExtrasProps {
  extra: readonly VenueExtra[];
  onExtra: VenueCardProps['onExtra'];
  disabled: boolean;
}

/** In the corners of the picture: the possible duplicates as a badge, the history as an icon. */
export function VenueExtras({ extra, onExtra, disabled }: VenueExtrasProps) {
  return extra.map(({ id, label, accessibleLabel }) => (
    <button
      key={id}
      type="button"
      className={styles.extra[id]}
      disabled={disabled}
      title={id === 'history' ? label : undefined}
      aria-label={accessibleLabel}
      onClick={() => onExtra?.(id)}
    >
      {id === 'duplicates' ? (
        <span className={styles.duplicates}>{label}</span>
      ) : (
        <span className={styles.history} />
      )}
    </button>
  ));
}
