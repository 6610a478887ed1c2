import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ShareNotice.css.ts';

export interface CopyLinkProps {
  address: string;
  /** `failed` is shown before the address, which can then be copied by hand. */
  labels: { copy: string; copied: string; failed: string };
  /** The result of the last attempt. */
  outcome?: 'copied' | 'failed' | undefined;
  /** Changes with each attempt, so that the same result is read again. */
  messageId?: number | undefined;
  onCopy: () => void;
}

/** Copies the link and reports whether that succeeded. */
export function CopyLink({ address, labels, outcome, messageId, onCopy }: CopyLinkProps) {
  const copied = outcome === 'copied';
  return (
    <div className={styles.scripted}>
      <Button tone="quiet" icon={copied ? Check : Link2} onClick={onCopy}>
        {copied ? labels.copied : labels.copy}
      </Button>
      {/* Announced where it is shown, so that it is in the page once. */}
      <div role="status" className={styles.outcome}>
        {outcome === 'failed' && (
          <p key={messageId} className={styles.address}>
            {labels.failed} <span className={styles.whole}>{address}</span>
          </p>
        )}
        {copied && <VisuallyHidden key={messageId}>{labels.copied}</VisuallyHidden>}
      </div>
    </div>
  );
}
