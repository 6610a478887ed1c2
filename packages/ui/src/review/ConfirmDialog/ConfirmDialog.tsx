import { useId } from 'react';
import type { MessageTone } from '../../primitives/Banner/tones.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import * as styles from './ConfirmDialog.css.ts';
import { DialogVenue } from './DialogVenue.tsx';
import { Reasons, type ReasonsProps, reasonErrors } from './Reasons.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** `brand` to approve or restore, `warning` to discard, revoke or lose something. */
  tone: Extract<MessageTone, 'brand' | 'warning'>;
  labels: {
    title: string;
    /** What follows: which list the venue is moved to, or what is lost. */
    message: string;
    cancel: string;
    confirm: string;
    close: string;
  };
  /** What the question is about, mostly the name of a venue; shown above the message. */
  subject: string;
  /** Below the subject: the address tells venues of the same name apart. */
  detail?: string | undefined;
  /** The reasons against it: "It has 2 possible duplicates." Read out with the question. */
  notes?: readonly string[] | undefined;
  /** Asks for the reason of a discard. */
  reasons?: ReasonsProps | undefined;
  /** Offers to skip the confirmation: "Do not ask again in this session". */
  remember?: { label: string; checked: boolean; onChange: (checked: boolean) => void } | undefined;
  pending: boolean;
  error?: string | undefined;
  /** Says who else has decided meanwhile, and what. The typed texts stay, but nothing can be confirmed. */
  overtaken?: string | undefined;
  onConfirm: () => void;
  /** Cancel, close and Escape; not called while pending. */
  onCancel: () => void;
}

/**
 * Asks before a venue is moved to another list (spec §2.12), and before something is revoked or lost. Where something is
 * taken away, Cancel has the focus, or, if the dialog asks for a reason, the reasons have it, from which Enter confirms.
 */
export function ConfirmDialog({
  open,
  tone,
  labels,
  pending,
  error,
  ...props
}: ConfirmDialogProps) {
  const { reasons, remember } = props;
  const id = useId();
  const fields = useFirstInvalid(reasonErrors(reasons), pending);
  const takesAway = tone === 'warning';
  const isOver = props.overtaken !== undefined && !pending;
  const alert = pending ? undefined : (props.overtaken ?? error);
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      closeDisabled={pending}
      title={labels.title}
      closeLabel={labels.close}
      tone={tone}
      urgent
      describedBy={id}
      onSubmit={() => pending || isOver || fields.submit(props.onConfirm)}
      footer={
        <>
          <Button disabled={pending} autoFocus={takesAway && !reasons} onClick={props.onCancel}>
            {isOver ? labels.close : labels.cancel}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              tone={takesAway ? 'critical' : 'positive'}
              pending={pending}
              autoFocus={!takesAway}
            >
              {labels.confirm}
            </Button>
          )}
        </>
      }
    >
      <div ref={fields.ref} className={styles.body}>
        {alert !== undefined && <DialogError>{alert}</DialogError>}
        <div id={id} className={styles.question}>
          <DialogVenue name={props.subject} lines={[props.detail]} />
          {!isOver && (
            <>
              <p className={styles.message}>{labels.message}</p>
              {props.notes?.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </>
          )}
        </div>
        {reasons && <Reasons {...reasons} pending={pending} />}
        {remember && !isOver && (
          <Checkbox
            label={remember.label}
            checked={remember.checked}
            onCheckedChange={remember.onChange}
            disabled={pending}
          />
        )}
      </div>
    </Dialog>
  );
}
