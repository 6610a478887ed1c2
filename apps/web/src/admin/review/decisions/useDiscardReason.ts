import {
  DISCARD_NOTE_MAX_LENGTH,
  DISCARD_REASONS,
  type DiscardReason,
  requiresNote,
} from '@campetto/contract';
import { reasonsLabels } from '@campetto/messages/admin/decisions';
import { reasonNames } from '@campetto/messages/admin/venue';
import type { ConfirmDialogProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useUid } from '../../../auth/useUid.ts';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';
import { readJson, storeText } from '../../../venue-client/deviceStorage.ts';
import { noteProblem } from '../noteProblem.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';

const draftSchema = v.object({ reason: v.optional(v.picklist(DISCARD_REASONS)), note: v.string() });

/** The subject of a discard of the selected venues. */
export const SELECTED = 'selected';

const keyOf = (uid: string, subject: string) => `campetto.discard.${uid}.${subject}`;

/** Removes what an administrator typed for a discard of a venue, or of the selected ones. */
export const removeDiscardDraft = (uid: string, subject: string): void =>
  storeText(keyOf(uid, subject), null, 'session');

/** Removes the reason typed for selected venues once none is selected any more: it is no reason for others. */
export function useSelectionDiscardDraft(selectedCount: number): void {
  const uid = useUid();
  const before = useRef(selectedCount);
  useEffect(() => {
    if (before.current > 0 && selectedCount === 0) removeDiscardDraft(uid, SELECTED);
    before.current = selectedCount;
  }, [selectedCount, uid]);
}

/**
 * The reason for a discard as it is being chosen: it is optional. It is stored in this window until it is removed, so
 * that the dialog opens with it again. `subject` is the folder path of the venue, or `SELECTED`.
 */
export function useDiscardReason(subject: string, chosen?: DiscardReason) {
  const { i18n } = useLingui();
  const names = reasonNames(i18n);
  const texts = reasonsLabels(i18n);
  const uid = useUid();
  const [draft] = useState(() => readJson(keyOf(uid, subject), draftSchema, 'session'));
  const [reason, setReason] = useState(chosen ?? (draft ? draft.reason : undefined));
  const [note, setNote] = useState(draft ? draft.note : '');
  /** Whether the reason has been submitted as it is. */
  const [submitted, setSubmitted] = useState(false);
  const needsNote = requiresNote(reason);
  const missing = needsNote && note.trim() === '' ? texts.noteMissing : undefined;
  const refused = noteProblem(i18n, note, DISCARD_NOTE_MAX_LENGTH);
  const shortcuts = useShortcutsSetting();

  function change(next: v.InferOutput<typeof draftSchema>): void {
    setReason(next.reason);
    setNote(next.note);
    setSubmitted(false);
    storeText(keyOf(uid, subject), JSON.stringify(next), 'session');
  }

  const fields: NonNullable<ConfirmDialogProps['reasons']> = {
    legend: texts.legend,
    options: DISCARD_REASONS.map((value) => ({ value, label: names[value] })),
    value: reason,
    onChange: (value) => change({ reason: DISCARD_REASONS.find((known) => known === value), note }),
    shortcuts: shortcuts.enabled,
    note: {
      label: texts.note,
      optional: texts.optional,
      value: note,
      onChange: (value) => change({ reason, note: value }),
      required: needsNote,
      // A note that is still missing is no error before it is submitted.
      error: refused ?? (submitted ? missing : undefined),
    },
  };

  /** The reason as it is sent; undefined, with an error at the field, while the note is missing or refused. */
  function validate(): DecisionReason | undefined {
    setSubmitted(true);
    if (missing ?? refused) return undefined;
    return { ...(reason && { reason }), ...(note.trim() && { note: note.trim() }) };
  }
  return { fields, validate, removeDraft: () => removeDiscardDraft(uid, subject) };
}
