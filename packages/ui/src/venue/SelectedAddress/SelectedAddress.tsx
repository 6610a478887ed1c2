import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './SelectedAddress.css.ts';

export interface SelectedAddressProps {
  labels: {
    /** "Selected address" */
    selected: string;
    /** "Clear the address" */
    clear: string;
  };
  address: string;
  /** Below the address, such as its coordinates. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows `labels.clear` on the button instead of a cross, for an action that is no removal. Default false. */
  clearShown?: boolean | undefined;
  /** Empties every field of the address. */
  onClear: () => void;
}

/** The found address that the fields were filled from (spec §2.13). */
export function SelectedAddress({
  labels,
  address,
  detail,
  disabled,
  clearShown = false,
  onClear,
}: SelectedAddressProps) {
  return (
    <div className={styles.box}>
      <MapPin className={styles.pin} aria-hidden="true" />
      <p className={styles.text}>
        <span className={styles.label}>{labels.selected}</span>{' '}
        <span className={styles.address}>{address}</span>
        {detail && <span className={styles.place}>{detail}</span>}
      </p>
      {clearShown ? (
        <Button tone="quiet" disabled={disabled} onClick={onClear}>
          {labels.clear}
        </Button>
      ) : (
        <IconButton icon={X} label={labels.clear} disabled={disabled} onClick={onClear} />
      )}
    </div>
  );
}
