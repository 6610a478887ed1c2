import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import * as styles from './ConfirmModal.css.ts';

export interface ConfirmModalProps {
  open: boolean;
  /** `info` for a step forward, `warning` for one that takes away. */
  tone: 'info' | 'warning';
  labels: {
    title: string;
    /** Where the venue goes. */
    message: string;
    cancel: string;
    confirm: string;
    close: string;
  };
  /** What is being decided on. */
  venueName: string;
  loading: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  /** Cancel, close and Escape; not called while loading. */
  onCancel: () => void;
}

/** Asks before a venue changes lists (spec §2.12). Taking away asks for one step more: Cancel has the focus. */
export function ConfirmModal({ open, tone, labels, loading, error, ...props }: ConfirmModalProps) {
  const takesAway = tone === 'warning';
  return (
    <Dialog
      open={open}
      onClose={() => loading || props.onCancel()}
      title={labels.title}
      closeLabel={labels.close}
      tone={tone}
      urgent
      footer={
        <>
          <Button disabled={loading} onClick={props.onCancel}>
            {labels.cancel}
          </Button>
          <Button
            tone={takesAway ? 'critical' : 'positive'}
            loading={loading}
            autoFocus={!takesAway}
            onClick={props.onConfirm}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.venue}>{props.venueName}</p>
        <p className={styles.message}>{labels.message}</p>
        {error !== undefined && !loading && <Banner tone="critical">{error}</Banner>}
      </div>
    </Dialog>
  );
}
