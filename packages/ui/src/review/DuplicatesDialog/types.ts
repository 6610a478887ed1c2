import type { CourtKind } from '../../illustrations/CourtPlan/plans.tsx';
import type { Action } from '../../primitives/action.ts';
import type { BadgeProps } from '../../primitives/Badge/index.ts';

/** One of the venues that may be the same. */
export interface DuplicateRecord {
  id: string;
  name: string;
  status: { label: string; tone: NonNullable<BadgeProps['tone']> };
  picture?: { url: string; alt: string } | undefined;
  /** The painted court in place of a picture. Default `any`. */
  court?: CourtKind | undefined;
  /** Why it is probably the opened venue: "42 m apart", "Same phone". Of the opened one: "This venue". */
  similarity: readonly string[];
  /** Where it comes from and when it was updated last: "OpenStreetMap · Jun 11, 2020". */
  origin?: string | undefined;
  /** Whether it may be the one that stays. */
  keepable: boolean;
  /** Taken out of the cluster: it is not the same venue. */
  different: boolean;
}

/** A field in which the records differ. */
export interface DuplicateField {
  id: string;
  label: string;
  /** As shown, by the id of the record; '' for none. */
  values: Readonly<Record<string, string>>;
  /** The combined value of all records, which can be chosen instead of one; its `id` is then the `source`. */
  together?: { id: string; value: string } | undefined;
  /** The id of the record whose value stays; undefined if no record of the same venue has a value. */
  source: string | undefined;
}

export interface DuplicatesDialogProps {
  open: boolean;
  labels: {
    title: string;
    /** Explains the choice: which record stays, and whose values. */
    description: string;
    close: string;
    loading: string;
    /** Without records: the venue has no possible duplicate any more. */
    none: string;
    /** "Keep this one". */
    keep: string;
    /** "Not a duplicate". */
    different: string;
    /** Shown for an empty value. */
    empty: string;
    cancel: string;
    confirm: string;
  };
  /** Undefined while they are loading, empty where there are none. */
  records: readonly DuplicateRecord[] | undefined;
  /** The record that stays. */
  keep: string | undefined;
  fields: readonly DuplicateField[];
  /** The fields that are equal in all records, collapsed under their number. */
  equal: { label: string; fields: readonly { id: string; label: string; value: string }[] };
  /** Why not every record may stay, or that there are more records than are shown. */
  notes: readonly string[];
  /** What the confirmation will do; announced when it changes. */
  summary: string;
  /** Whether the summary has something to confirm. */
  confirmable: boolean;
  /** The confirmation is in progress. */
  pending?: boolean | undefined;
  /** Why loading or the confirmation failed; the choices remain. */
  error?: { text: string; retry?: Action | undefined } | undefined;
  onKeep: (record: string) => void;
  onDifferent: (record: string, different: boolean) => void;
  onTake: (field: string, record: string) => void;
  onConfirm: () => void;
  /** Cancel, Close and Escape; not called while pending. */
  onClose: () => void;
}
