import { useId } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Trouble } from '../Trouble.tsx';
import { useFirstInvalid } from '../useFirstInvalid.ts';
import * as styles from './ConfirmModal.css.ts';
import { Reasons, type ReasonsProps, reasonProblems } from './Reasons.tsx';

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
  /** Asks why. */
  reasons?: ReasonsProps | undefined;
  /** Offers to be spared the question: "Do not ask again in this session". */
  remember?: { label: string; checked: boolean; onChange: (checked: boolean) => void } | undefined;
  loading: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  /** Cancel, close and Escape; not called while loading. */
  onCancel: () => void;
}

/**
 * Asks before a venue changes lists (spec §2.12). Taking away asks for one step more: Cancel has
 * the focus, or else the reasons have it, from which Enter confirms.
 */
export function ConfirmModal({ open, tone, labels, loading, error, ...props }: ConfirmModalProps) {
  const { reasons, remember } = props;
  const id = useId();
  const fields = useFirstInvalid(reasonProblems(reasons), loading);
  const takesAway = tone === 'warning';
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      closeDisabled={loading}
      title={labels.title}
      closeLabel={labels.close}
      tone={tone}
      urgent
      describedBy={id}
      onSubmit={() => loading || fields.submit(props.onConfirm)}
      footer={
        <>
          <Button disabled={loading} autoFocus={takesAway && !reasons} onClick={props.onCancel}>
            {labels.cancel}
          </Button>
          <Button
            type="submit"
            tone={takesAway ? 'critical' : 'positive'}
            loading={loading}
            autoFocus={!takesAway}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      <div ref={fields.ref} className={styles.body}>
        {error !== undefined && !loading && <Trouble>{error}</Trouble>}
        <div id={id} className={styles.question}>
          <p className={styles.venue}>{props.venueName}</p>
          <p className={styles.message}>{labels.message}</p>
        </div>
        {reasons && <Reasons {...reasons} disabled={loading} autoFocus />}
        {remember && (
          <Checkbox
            label={remember.label}
            checked={remember.checked}
            onCheckedChange={remember.onChange}
            disabled={loading}
          />
        )}
      </div>
    </Dialog>
  );
}
