import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import { Button } from '../../primitives/Button/Button.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import * as styles from './ShareNotice.css.ts';

export interface CopyLinkProps {
  address: string;
  /** `failed` stands before the address, which is then shown to be copied by hand. */
  labels: { copy: string; copied: string; failed: string };
  /** What the last attempt came to. */
  outcome?: 'copied' | 'failed' | undefined;
  onCopy: () => void;
}

/** Takes the link along, and says whether it did. */
export function CopyLink({ address, labels, outcome, onCopy }: CopyLinkProps) {
  const copied = outcome === 'copied';
  return (
    <div className={styles.scripted}>
      <Button tone="quiet" icon={copied ? Check : Link2} onClick={onCopy}>
        {copied ? labels.copied : labels.copy}
      </Button>
      {outcome === 'failed' && (
        <p className={styles.address}>
          {labels.failed} <span className={styles.whole}>{address}</span>
        </p>
      )}
      <LiveRegion message={outcome ? labels[outcome] : ''} />
    </div>
  );
}
