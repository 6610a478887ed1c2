import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { button } from '../../primitives/Button/styles.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import type { VenueActionId, VenueExtra } from '../VenueCard/types.ts';
import * as styles from './VenueRow.css.ts';

const BUTTONS: Record<
  VenueActionId | VenueExtra['id'],
  { icon: IconComponent; className: string }
> = {
  duplicates: { icon: Copy, className: button({ tone: 'quiet', size: 'icon' }) },
  setAside: { icon: Clock, className: button({ tone: 'quiet', size: 'icon' }) },
  history: { icon: History, className: button({ tone: 'quiet', size: 'icon' }) },
  approve: { icon: Check, className: button({ tone: 'positive', size: 'icon' }) },
  edit: { icon: Pencil, className: button({ tone: 'neutral', size: 'icon' }) },
  discard: { icon: X, className: button({ tone: 'caution', size: 'icon' }) },
  restore: { icon: RotateCcw, className: button({ tone: 'neutral', size: 'icon' }) },
};

interface RowButtonProps {
  id: keyof typeof BUTTONS;
  label: string;
  accessibleLabel: string;
  disabled: boolean;
  onClick: () => void;
}

/** An action on the venue of a row, as an icon. */
export function RowButton({ id, label, accessibleLabel, disabled, onClick }: RowButtonProps) {
  const { icon: Icon, className } = BUTTONS[id];
  return (
    <button
      type="button"
      className={className}
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
