import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import { DialogVenue } from '../ConfirmDialog/DialogVenue.tsx';
import * as styles from './SetAsideDialog.css.ts';

export interface SetAsideDialogProps {
  open: boolean;
  labels: {
    title: string;
    /** What it means to set a venue aside. */
    message: string;
    /** Names the field of the note. */
    note: string;
    optional: string;
    cancel: string;
    confirm: string;
    /** On the button of `onRequeue`. */
    requeue: string;
    close: string;
  };
  venueName: string;
  /** Below the name: tells venues of the same name apart. */
  venueAddress?: string | undefined;
  /** Who set the venue aside, and when; absent if it is not set aside. */
  setAside?: string | undefined;
  note: string;
  onNote: (note: string) => void;
  /** Why the note is refused. */
  noteError?: string | undefined;
  pending: boolean;
  error?: string | undefined;
  /** Says who else has decided meanwhile, and what. The typed note stays, but nothing can be confirmed. */
  overtaken?: string | undefined;
  onConfirm: () => void;
  /** Takes the mark away; undefined for a venue that is not set aside. */
  onRequeue?: (() => void) | undefined;
  /** Cancel, close and Escape; not called while pending. */
  onCancel: () => void;
}

/** Sets a venue aside with a note of one line, from which Enter confirms; or changes the note. */
export function SetAsideDialog({ open, labels, pending, error, ...props }: SetAsideDialogProps) {
  const id = useId();
  const { noteError } = props;
  const isOver = props.overtaken !== undefined && !pending;
  const alert = pending ? undefined : (props.overtaken ?? error);
  const fields = useFirstInvalid(noteError === undefined ? {} : { noteError }, pending);
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      closeDisabled={pending}
      title={labels.title}
      closeLabel={labels.close}
      tone="brand"
      describedBy={id}
      onSubmit={() => pending || isOver || fields.submit(props.onConfirm)}
      footer={
        <>
          {props.onRequeue && !isOver && (
            <Button tone="quiet" disabled={pending} onClick={props.onRequeue}>
              {labels.requeue}
            </Button>
          )}
          <Button disabled={pending} onClick={props.onCancel}>
            {isOver ? labels.close : labels.cancel}
          </Button>
          {!isOver && (
            <Button type="submit" tone="brand" pending={pending}>
              {labels.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {alert !== undefined && <DialogError>{alert}</DialogError>}
        <div id={id} className={styles.body}>
          <DialogVenue name={props.venueName} lines={[props.venueAddress, props.setAside]} />
          {!isOver && <p className={styles.message}>{labels.message}</p>}
        </div>
        <div ref={fields.ref}>
          <TextField
            label={labels.note}
            note={labels.optional}
            value={props.note}
            onValueChange={props.onNote}
            error={noteError}
            // Not disabled while pending: the field would lose the focus, which must stay after a failure.
            readOnly={pending}
            autoFocus
            autoComplete="off"
            onKeyDown={(event: KeyboardEvent) => {
              // Ignores repeats of the key that opened the dialog and is still held.
              if (event.repeat && props.note === '') event.preventDefault();
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
