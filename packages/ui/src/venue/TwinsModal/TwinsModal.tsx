import { Dialog } from '../../primitives/Dialog/index.ts';
import { Trouble } from '../Trouble.tsx';
import { TwinActions } from './TwinActions.tsx';
import { TwinFieldRow } from './TwinFieldRow.tsx';
import { TwinHead, type TwinVenue } from './TwinHead.tsx';
import * as styles from './TwinsModal.css.ts';
import { TwinTop } from './TwinTop.tsx';

export type { TwinVenue } from './TwinHead.tsx';

/** `venue` is the one that was opened, `twin` the one that is likely the same. */
export type TwinSide = 'venue' | 'twin';

export interface TwinField {
  id: string;
  label: string;
  /** As shown; '' for none. After a copy both are what was copied. */
  values: Record<TwinSide, string>;
  differs: boolean;
  /** Where its value may be written to from the other side. */
  copyTo: readonly TwinSide[];
  /** Written there, not saved yet. */
  copied?: TwinSide | undefined;
}

export interface TwinsModalProps {
  open: boolean;
  labels: {
    title: string;
    close: string;
    /** Names the two sides: "This venue", "Likely the same". */
    venue: string;
    twin: string;
    /** Read aloud with each field, beside its sign. */
    differs: string;
    same: string;
    /** Stands for an empty value. */
    empty: string;
    /** "Copy to this venue", "Copy to the other venue"; the name of the field follows. */
    copyTo: Record<TwinSide, string>;
    /** Takes a copy back; the name of the field follows. */
    undoCopy: string;
    /** Stands beside a value that was copied and is not saved yet. */
    copied: string;
    /** "Discard this one": the opened venue goes as a duplicate, the twin stays. */
    discardVenue: string;
    /** "Discard the other". */
    discardTwin: string;
    /** "Not a duplicate". */
    keepBoth: string;
  };
  venue: TwinVenue;
  twin: TwinVenue;
  /** What says that they are the same: "42 m apart", "Same phone". */
  likeness: readonly string[];
  fields: readonly TwinField[];
  /** Leads through several likely twins, in a ring. */
  pager?:
    | {
        /** "1 of 3" */
        text: string;
        previous: string;
        next: string;
        onPrevious: () => void;
        onNext: () => void;
      }
    | undefined;
  /** The discard that is under way. */
  discarding?: TwinSide | undefined;
  /** Why the last one failed. */
  error?: string | undefined;
  onCopy: (field: string, to: TwinSide) => void;
  onUndoCopy: (field: string) => void;
  /** Takes the named side away as a duplicate of the other; what was copied is saved before. */
  onDiscard: (side: TwinSide) => void;
  onKeepBoth: () => void;
  /** Close and Escape; not called while discarding. */
  onClose: () => void;
}

/** Two venues that may be one, field by field; either can go as the duplicate of the other. */
export function TwinsModal({ open, labels, discarding, ...props }: TwinsModalProps) {
  const busy = discarding !== undefined;
  const { likeness, pager } = props;
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      closeDisabled={busy}
      size="wide"
      title={labels.title}
      closeLabel={labels.close}
      footer={<TwinActions {...{ labels, discarding }} {...props} />}
    >
      <div className={styles.parts}>
        {props.error !== undefined && !busy && <Trouble>{props.error}</Trouble>}
        <TwinTop {...{ likeness, pager, busy }} />
        <div className={styles.heads}>
          <TwinHead side={labels.venue} venue={props.venue} />
          <TwinHead side={labels.twin} venue={props.twin} />
        </div>
        <dl className={styles.fields}>
          {props.fields.map((field) => (
            <TwinFieldRow
              key={field.id}
              {...{ labels, field, busy }}
              onCopy={props.onCopy}
              onUndoCopy={props.onUndoCopy}
            />
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
