import { button } from '../../primitives/Button/styles.ts';
import { ACTION_TONES } from '../actionTones.ts';
import type { VenueActionId, VenueCardProps, VenueExtra, VenueSetAside } from './types.ts';
import * as styles from './VenueActions.css.ts';

// Without the pending state of Button, because the whole card shows that an action is pending.
const classOf = (action: VenueActionId) => button({ tone: ACTION_TONES[action], width: 'full' });

type VenueActionsProps = Pick<VenueCardProps, 'actions' | 'onAction'> & { disabled: boolean };

/** The buttons of the decisions. */
export function VenueActions({ actions, onAction, disabled }: VenueActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, accessibleLabel }) => (
        <button
          key={id}
          type="button"
          className={classOf(id)}
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
  setAside?: VenueCardProps['setAside'];
  onExtra?: VenueCardProps['onExtra'];
  disabled: boolean;
}

/**
 * The buttons on the picture. Possible duplicates, and that the venue is set aside, are badges; the others are icons.
 * The note of a venue that is set aside is in the description of its badge.
 */
export function VenueExtras({ extra, setAside, onExtra, disabled }: VenueExtrasProps) {
  return extra.map(({ id, label, accessibleLabel }) => {
    const isMarked = id === 'setAside' && setAside !== undefined;
    const badge = isMarked ? setAsideLine(setAside) : id === 'duplicates' ? label : undefined;
    return (
      <button
        key={id}
        type="button"
        className={isMarked ? styles.marked : styles.extra[id]}
        disabled={disabled}
        title={isMarked ? setAsideTitle(setAside) : badge === undefined ? label : undefined}
        aria-label={isMarked ? `${badge}, ${accessibleLabel}` : accessibleLabel}
        onClick={() => onExtra?.(id)}
      >
        <span className={styles.drawnExtra[isMarked ? 'marked' : id]}>
          {badge !== undefined && <span className={styles.badgeText}>{badge}</span>}
        </span>
      </button>
    );
  });
}

const setAsideLine = ({ label, note }: VenueSetAside) =>
  note === undefined ? label : `${label}: ${note}`;

/** Who set the venue aside, when, and the note, for a tooltip. */
export const setAsideTitle = ({ text, note }: VenueSetAside) =>
  note === undefined ? text : `${text}: ${note}`;
