import { Button } from '../../primitives/Button/index.ts';
import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { DuplicateFieldRow } from './DuplicateFieldRow.tsx';
import { DuplicateHeaders } from './DuplicateHeaders.tsx';
import * as styles from './DuplicatesDialog.css.ts';
import { EqualFields } from './EqualFields.tsx';
import type { DuplicateRecord, DuplicatesDialogProps } from './types.ts';

/** The records of venues that may be one: one stays, with fields of the others, which are discarded. */
export function DuplicatesDialog({ open, labels, ...props }: DuplicatesDialogProps) {
  const { pending = false, error, fields, confirmable } = props;
  const records = withDistinctNames(props.records ?? []);
  const isLoading = props.records === undefined;
  const isEmpty = records.length === 0;
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      closeDisabled={pending}
      onSubmit={() => confirmable && !pending && props.onConfirm()}
      size={records.length > 3 ? 'full' : 'wide'}
      title={labels.title}
      description={isEmpty ? undefined : labels.description}
      closeLabel={labels.close}
      footer={isEmpty ? undefined : <Footer labels={labels} {...props} />}
    >
      <div className={styles.parts} aria-busy={isLoading}>
        {error && !pending && <DialogError action={error.retry}>{error.text}</DialogError>}
        {isEmpty && !error && (
          <div className={styles.waiting}>
            {isLoading ? <Spinner label={labels.loading} /> : <p>{labels.none}</p>}
          </div>
        )}
        {!isEmpty && (
          // Focusable while pending, so that it can be scrolled although its controls are disabled.
          <div className={styles.scroller} tabIndex={pending ? 0 : undefined}>
            <div className={styles.table({ columns: columnsOf(records.length) })}>
              <DuplicateHeaders {...props} labels={labels} records={records} pending={pending} />
              {fields.map((field) => (
                <DuplicateFieldRow
                  key={field.id}
                  labels={labels}
                  records={records}
                  field={field}
                  pending={pending}
                  onTake={props.onTake}
                />
              ))}
            </div>
          </div>
        )}
        {!isEmpty && props.equal.fields.length > 0 && <EqualFields {...props.equal} />}
        {props.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Dialog>
  );
}

/** Numbers records with the same name, because screen readers know the record of a value only by its name. */
const withDistinctNames = (records: readonly DuplicateRecord[]): readonly DuplicateRecord[] =>
  records.map((record, index) => {
    const isSame = ({ name }: DuplicateRecord) => name === record.name;
    const number = records.slice(0, index + 1).filter(isSame).length;
    return records.filter(isSame).length > 1
      ? { ...record, name: `${record.name} (${number})` }
      : record;
  });

const columnsOf = (count: number) =>
  styles.COLUMNS.find((columns) => columns >= count) ?? styles.COLUMNS[styles.COLUMNS.length - 1];

function Footer({
  labels,
  summary,
  pending,
  confirmable,
  ...on
}: Pick<DuplicatesDialogProps, 'labels' | 'summary' | 'pending' | 'confirmable' | 'onClose'>) {
  return (
    <div className={styles.footer}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      <div className={styles.buttons}>
        <div className={styles.button}>
          <Button width="full" disabled={pending} onClick={on.onClose}>
            {labels.cancel}
          </Button>
        </div>
        <div className={styles.button}>
          <Button type="submit" tone="brand" width="full" pending={pending} disabled={!confirmable}>
            {labels.confirm}
          </Button>
        </div>
      </div>
    </div>
  );
}
