import { ArrowLeft, ArrowRight, Equal, EqualNot, Undo2 } from 'lucide-react';
import { Badge } from '../../primitives/Badge/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Breakable } from '../Breakable.tsx';
import * as styles from './TwinsModal.css.ts';
import type { TwinField, TwinSide, TwinsModalProps } from './TwinsModal.tsx';

interface TwinFieldRowProps extends Pick<TwinsModalProps, 'labels' | 'onCopy' | 'onUndoCopy'> {
  field: TwinField;
  busy: boolean;
}

const OTHER = { venue: 'twin', twin: 'venue' } as const;

/** A fact of both; where they differ it can be carried over. */
export function TwinFieldRow({ labels, field, busy, ...on }: TwinFieldRowProps) {
  const marked = field.differs || field.copied !== undefined;
  const Sign = field.differs ? EqualNot : Equal;
  return (
    <div className={styles.field({ marked })}>
      <dt className={styles.term}>
        <Sign className={styles.sign({ marked })} aria-hidden="true" />
        {field.label}
        <VisuallyHidden> ({field.differs ? labels.differs : labels.same})</VisuallyHidden>
      </dt>
      {(['venue', 'twin'] as const).map((side) => (
        <dd key={side} className={styles.cell({ marked, side })}>
          <span className={styles.which({ marked })}>{labels[side]}</span>
          <span className={styles.value({ marked })}>
            {field.values[side] ? (
              <span>
                <Breakable>{field.values[side]}</Breakable>
              </span>
            ) : (
              <span className={styles.empty}>{labels.empty}</span>
            )}
            {field.copied === side && <Badge tone="info">{labels.copied}</Badge>}
          </span>
          <Carry {...{ labels, field, busy, side }} {...on} />
        </dd>
      ))}
    </div>
  );
}

/** One button all along, so that it keeps the focus: carries over, then takes back. */
function Carry({ labels, field, busy, side, ...on }: TwinFieldRowProps & { side: TwinSide }) {
  const to = OTHER[side];
  const done = field.copied === to;
  const possible = field.differs && field.copyTo.includes(to) && field.values[side] !== '';
  if (!done && !possible) return null;
  const arrow = to === 'twin' ? ArrowRight : ArrowLeft;
  return (
    <span className={styles.carry({ done })}>
      <IconButton
        icon={done ? Undo2 : arrow}
        label={`${done ? labels.undoCopy : labels.copyTo[to]}: ${field.label}`}
        disabled={busy}
        onClick={() => (done ? on.onUndoCopy(field.id) : on.onCopy(field.id, to))}
      />
    </span>
  );
}
