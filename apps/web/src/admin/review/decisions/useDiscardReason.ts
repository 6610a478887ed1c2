import { DISCARD_NOTE_MAX_LENGTH, DISCARD_REASONS, type DiscardReason } from '@campetto/contract';
import { reasonsLabels } from '@campetto/messages/admin/decisions';
import { reasonNames } from '@campetto/messages/admin/venue';
import type { ConfirmDialogProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import * as v from 'valibot';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';
import { readJson, storeText } from '../../../venue-client/deviceStorage.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';

const draftSchema = v.object({ reason: v.optional(v.picklist(DISCARD_REASONS)), note: v.string() });

const keyOf = (folderPath: string) => `campetto.discard.${folderPath}`;

/** Removes what was typed for a discard of the venue. */
export const removeDiscardDraft = (folderPath: string): void =>
  storeText(keyOf(folderPath), null, 'session');

/**
 * The reason for a discard as it is being chosen: it is optional, but "other" needs a note. For a single
 * venue it is stored in this window until `removeDiscardDraft`, so that the dialog opens with it again.
 */
export function useDiscardReason(chosen?: DiscardReason, folderPath?: string) {
  const { i18n } = useLingui();
  const names = reasonNames(i18n);
  const texts = reasonsLabels(i18n);
  const [draft] = useState(() => folderPath && readJson(keyOf(folderPath), draftSchema, 'session'));
  const [reason, setReason] = useState(chosen ?? (draft ? draft.reason : undefined));
  const [note, setNote] = useState(draft ? draft.note : '');
  const [missing, setMissing] = useState(false);
  const needsNote = reason === 'other';
  const shortcuts = useShortcutsSetting();

  function change(next: v.InferOutput<typeof draftSchema>): void {
    setReason(next.reason);
    setNote(next.note);
    if (folderPath) storeText(keyOf(folderPath), JSON.stringify(next), 'session');
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
      onChange: (value) => {
        change({ reason, note: value });
        setMissing(false);
      },
      required: needsNote,
      error: missing && needsNote ? texts.noteMissing : undefined,
      maxLength: DISCARD_NOTE_MAX_LENGTH,
    },
  };

  /** The reason as it is sent; undefined, with an error at the field, while the note is missing. */
  function validate(): DecisionReason | undefined {
    if (needsNote && note.trim() === '') {
      setMissing(true);
      return undefined;
    }
    return { ...(reason && { reason }), ...(note.trim() && { note: note.trim() }) };
  }
  return { fields, validate };
}
