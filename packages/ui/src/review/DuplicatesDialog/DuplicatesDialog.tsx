import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { DuplicateActions } from './DuplicateActions.tsx';
import { DuplicateFieldRow } from './DuplicateFieldRow.tsx';
import { DuplicateHeader } from './DuplicateHeader.tsx';
import * as styles from './DuplicatesDialog.css.ts';
import { SimilarityPager } from './SimilarityPager.tsx';
import type { DuplicatesDialogProps } from './types.ts';

/** Two venues that may be one, field by field; either can go as the duplicate of the other. */
export function DuplicatesDialog({ open, labels, pending, ...props }: DuplicatesDialogProps) {
  const isPending = pending !== undefined;
  const { similarity, pager } = props;
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      closeDisabled={isPending}
      size="wide"
      title={labels.title}
      closeLabel={labels.close}
      footer={<DuplicateActions {...{ labels, pending }} {...props} />}
    >
      <div className={styles.parts}>
        {props.error !== undefined && !isPending && <DialogError>{props.error}</DialogError>}
        <SimilarityPager {...{ similarity, pager, pending: isPending }} />
        <div className={styles.heads}>
          <DuplicateHeader side={labels.venue} venue={props.venue} />
          <DuplicateHeader side={labels.duplicate} venue={props.duplicate} />
        </div>
        <dl className={styles.fields}>
          {props.fields.map((field) => (
            <DuplicateFieldRow
              key={field.id}
              {...{ labels, field, pending: isPending }}
              onCopy={props.onCopy}
              onUndoCopy={props.onUndoCopy}
            />
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
