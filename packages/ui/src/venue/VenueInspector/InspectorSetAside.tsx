import Clock from 'lucide-react/icons/clock';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import type { VenueSetAside } from '../VenueCard/types.ts';
import * as styles from './VenueInspector.css.ts';

interface InspectorSetAsideProps extends VenueSetAside {
  disabled: boolean;
}

/** Who set the venue aside and why, with buttons to change the note and to put the venue back. */
export function InspectorSetAside({
  label,
  text,
  note,
  disabled,
  ...actions
}: InspectorSetAsideProps) {
  return (
    <section className={styles.setAside} aria-label={label}>
      <p className={styles.who}>
        <Badge tone="info" icon={Clock}>
          {label}
        </Badge>
        <span className={styles.similarity}>{text}</span>
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.setAsideActions}>
        {[actions.change, actions.requeue].map(({ label: name, onAction }) => (
          <Button key={name} disabled={disabled} onClick={onAction}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
