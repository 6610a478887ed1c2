import { Button } from '../../primitives/Button/index.ts';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicatesDialogProps } from './types.ts';

type DuplicateActionsProps = Pick<
  DuplicatesDialogProps,
  'labels' | 'pending' | 'onDiscard' | 'onKeepBoth'
>;

/** The decisions on the two venues. */
export function DuplicateActions({
  labels,
  pending,
  onDiscard,
  onKeepBoth,
}: DuplicateActionsProps) {
  return (
    <div className={styles.footer}>
      <Button tone="quiet" disabled={pending !== undefined} onClick={onKeepBoth}>
        {labels.keepBoth}
      </Button>
      <Button
        tone="caution"
        disabled={pending === 'venue'}
        pending={pending === 'duplicate'}
        onClick={() => onDiscard('duplicate')}
      >
        {labels.discardDuplicate}
      </Button>
      <div className={styles.main}>
        <Button
          tone="critical"
          width="full"
          disabled={pending === 'duplicate'}
          pending={pending === 'venue'}
          onClick={() => onDiscard('venue')}
        >
          {labels.discardVenue}
        </Button>
      </div>
    </div>
  );
}
