import { Button } from '../../primitives/Button/index.ts';
import * as styles from './TwinsModal.css.ts';
import type { TwinsModalProps } from './TwinsModal.tsx';

type TwinActionsProps = Pick<TwinsModalProps, 'labels' | 'discarding' | 'onDiscard' | 'onKeepBoth'>;

/** What can become of the two. */
export function TwinActions({ labels, discarding, onDiscard, onKeepBoth }: TwinActionsProps) {
  return (
    <div className={styles.foot}>
      <Button tone="quiet" disabled={discarding !== undefined} onClick={onKeepBoth}>
        {labels.keepBoth}
      </Button>
      <Button
        tone="caution"
        disabled={discarding === 'venue'}
        loading={discarding === 'twin'}
        onClick={() => onDiscard('twin')}
      >
        {labels.discardTwin}
      </Button>
      <div className={styles.main}>
        <Button
          tone="critical"
          width="full"
          disabled={discarding === 'twin'}
          loading={discarding === 'venue'}
          onClick={() => onDiscard('venue')}
        >
          {labels.discardVenue}
        </Button>
      </div>
    </div>
  );
}
