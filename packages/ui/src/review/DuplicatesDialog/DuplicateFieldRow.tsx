import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Equal from 'lucide-react/icons/equal';
import EqualNot from 'lucide-react/icons/equal-not';
import Undo2 from 'lucide-react/icons/undo-2';
import { Badge } from '../../primitives/Badge/index.ts';
import { BreakableText } from '../../primitives/BreakableText.tsx';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicateField, DuplicateSide, DuplicatesDialogProps } from './types.ts';

interface DuplicateFieldRowProps
  extends Pick<DuplicatesDialogProps, 'labels' | 'onCopy' | 'onUndoCopy'> {
  field: DuplicateField;
  pending: boolean;
}

const OTHER = { venue: 'duplicate', duplicate: 'venue' } as const;

/** A field of both venues; a differing value can be copied to the other. */
export function DuplicateFieldRow({ labels, field, pending, ...on }: DuplicateFieldRowProps) {
  const marked = field.differs || field.copied !== undefined;
  const Sign = field.differs ? EqualNot : Equal;
  return (
    <div className={styles.field({ marked })}>
      <dt className={styles.term}>
        <Sign className={styles.sign({ marked })} aria-hidden="true" />
        {field.label}
        <VisuallyHidden> ({field.differs ? labels.differs : labels.same})</VisuallyHidden>
      </dt>
      {(['venue', 'duplicate'] as const).map((side) => (
        <dd key={side} className={styles.cell({ marked, side })}>
          <span className={styles.which({ marked })}>{labels[side]}</span>
          <span className={styles.value({ marked })}>
            {field.values[side] ? (
              <span>
                <BreakableText>{field.values[side]}</BreakableText>
              </span>
            ) : (
              <span className={styles.empty}>{labels.empty}</span>
            )}
            {field.copied === side && <Badge tone="info">{labels.copied}</Badge>}
          </span>
          <Carry {...{ labels, field, pending, side }} {...on} />
        </dd>
      ))}
    </div>
  );
}

/** One button for copy and undo, so that it keeps focus. */
function Carry({
  labels,
  field,
  pending,
  side,
  ...on
}: DuplicateFieldRowProps & { side: DuplicateSide }) {
  const to = OTHER[side];
  const done = field.copied === to;
  const possible = field.differs && field.copyTo.includes(to) && field.values[side] !== '';
  if (!done && !possible) return null;
  const arrow = to === 'duplicate' ? ArrowRight : ArrowLeft;
  return (
    <span className={styles.carry({ done })}>
      <IconButton
        icon={done ? Undo2 : arrow}
        label={`${done ? labels.undoCopy : labels.copyTo[to]}: ${field.label}`}
        disabled={pending}
        onClick={() => (done ? on.onUndoCopy(field.id) : on.onCopy(field.id, to))}
      />
    </span>
  );
}
