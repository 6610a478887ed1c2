import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { ButtonTone } from '../../primitives/Button/index.ts';
import { button } from '../../primitives/Button/styles.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import { ACTION_TONES } from '../actionTones.ts';
import type { VenueActionId, VenueExtra } from '../VenueCard/types.ts';
import * as styles from './VenueRow.css.ts';

type RowButtonId = VenueActionId | VenueExtra['id'];

const ICONS: Record<RowButtonId, IconComponent> = {
  duplicates: Copy,
  setAside: Clock,
  history: History,
  approve: Check,
  edit: Pencil,
  discard: X,
  restore: RotateCcw,
};

const TONES: Record<RowButtonId, ButtonTone> = {
  ...ACTION_TONES,
  duplicates: 'quiet',
  setAside: 'quiet',
  history: 'quiet',
};

interface RowButtonProps {
  id: RowButtonId;
  label: string;
  accessibleLabel: string;
  disabled: boolean;
  onClick: () => void;
}

/** An action on the venue of a row, as an icon. */
export function RowButton({ id, label, accessibleLabel, disabled, onClick }: RowButtonProps) {
  const Icon = ICONS[id];
  return (
    <button
      type="button"
      className={button({ tone: TONES[id], size: 'icon' })}
      title={label}
      aria-label={accessibleLabel}
      data-about={id}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon className={styles.icon} aria-hidden="true" />
    </button>
  );
}
