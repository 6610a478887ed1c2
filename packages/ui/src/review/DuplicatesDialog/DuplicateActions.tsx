import { Button } from '../../primitives/Button/index.ts';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicateAction, DuplicatesDialogProps } from './types.ts';

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
  const isOther = (action: DuplicateAction) => pending !== undefined && pending !== action;
  return (
    <div className={styles.footer}>
      <div className={styles.action}>
        <Button
          tone="quiet"
          width="full"
          disabled={isOther('keepBoth')}
          pending={pending === 'keepBoth'}
          onClick={onKeepBoth}
        >
          {labels.keepBoth}
        </Button>
      </div>
      <div className={styles.action}>
        <Button
          tone="caution"
          width="full"
          disabled={isOther('duplicate')}
          pending={pending === 'duplicate'}
          onClick={() => onDiscard('duplicate')}
        >
          {labels.discardDuplicate}
        </Button>
      </div>
      <div className={styles.main}>
        <Button
          tone="critical"
          width="full"
          disabled={isOther('venue')}
          pending={pending === 'venue'}
          onClick={() => onDiscard('venue')}
        >
          {labels.discardVenue}
        </Button>
      </div>
    </div>
  );
}
