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

type VenueActionsProps = Pick<VenueCardProps, 'actions' | 'onAction' | 'extra' | 'onExtra'> & {
  disabled: boolean;
};

/** The buttons of the decisions, and below them those of `extra`. */
export function VenueActions({ actions, onAction, extra, onExtra, disabled }: VenueActionsProps) {
  return (
    <>
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
      {extra !== undefined && extra.length > 0 && (
        <div className={styles.extras}>
          {extra.map((each) => (
            <Extra key={each.id} {...each} disabled={disabled} onClick={() => onExtra?.(each.id)} />
          ))}
        </div>
      )}
    </>
  );
}

interface ExtraProps extends VenueExtra {
  disabled: boolean;
  onClick: () => void;
}

function Extra({ id, label, accessibleLabel, disabled, onClick }: ExtraProps) {
  return (
    <button
      type="button"
      className={styles.extra({ about: id })}
      disabled={disabled}
      aria-label={accessibleLabel}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
