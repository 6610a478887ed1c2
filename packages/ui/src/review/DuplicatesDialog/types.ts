import type { DuplicateVenue } from './DuplicateHeader.tsx';

export type { DuplicateVenue } from './DuplicateHeader.tsx';

/** `venue` is the one that was opened, `duplicate` the one that is likely the same. */
export type DuplicateSide = 'venue' | 'duplicate';

export type DuplicateAction = DuplicateSide | 'keepBoth';

export interface DuplicateField {
  id: string;
  label: string;
  /** As shown; '' for none. After a copy both are what was copied. */
  values: Record<DuplicateSide, string>;
  differs: boolean;
  /** Where its value may be written to from the other side. */
  copyTo: readonly DuplicateSide[];
  /** Written there, not saved yet. */
  copied?: DuplicateSide | undefined;
}

export interface DuplicatesDialogProps {
  open: boolean;
  labels: {
    title: string;
    close: string;
    /** Names the two sides: "This venue", "Likely the same". */
    venue: string;
    duplicate: string;
    /** Read aloud with each field, beside its sign. */
    differs: string;
    same: string;
    /** Shown for an empty value. */
    empty: string;
    /** "Copy to this venue", "Copy to the other venue"; the name of the field follows. */
    copyTo: Record<DuplicateSide, string>;
    /** Undoes a copy; the name of the field follows. */
    undoCopy: string;
    /** Shown beside a value that was copied and is not saved yet. */
    copied: string;
    /** "Discard this one": discards the opened venue as a duplicate of the other one. */
    discardVenue: string;
    /** "Discard the other". */
    discardDuplicate: string;
    /** "Not a duplicate". */
    keepBoth: string;
  };
  venue: DuplicateVenue;
  duplicate: DuplicateVenue;
  /** Why they are probably the same: "42 m apart", "Same phone". */
  similarity: readonly string[];
  fields: readonly DuplicateField[];
  /** Moves between several probable duplicates; after the last comes the first. */
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
  /** The action that is in progress: the discard of a side, or keeping both. */
  pending?: DuplicateAction | undefined;
  /** Why the last one failed. */
  error?: string | undefined;
  onCopy: (field: string, to: DuplicateSide) => void;
  onUndoCopy: (field: string) => void;
  /** Takes the named side away as a duplicate of the other; what was copied is saved before. */
  onDiscard: (side: DuplicateSide) => void;
  /** The two are not the same. */
  onKeepBoth: () => void;
  /** Close and Escape; not called while a discard is pending. */
  onClose: () => void;
}
