import { DISCARD_NOTE_MAX_LENGTH, DISCARD_REASONS, type DiscardReason } from '@campetto/contract';
import { reasonsLabels } from '@campetto/messages/admin/decisions';
import { reasonNames } from '@campetto/messages/admin/venue';
import type { ConfirmDialogProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';

/** The reason for a discard as it is being chosen: it is optional, but "other" needs a note. */
export function useDiscardReason(chosen?: DiscardReason) {
  const { i18n } = useLingui();
  const names = reasonNames(i18n);
  const texts = reasonsLabels(i18n);
  const [reason, setReason] = useState(chosen);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const needsNote = reason === 'other';
  const shortcuts = useShortcutsSetting();

  const fields: NonNullable<ConfirmDialogProps['reasons']> = {
    legend: texts.legend,
    options: DISCARD_REASONS.map((value) => ({ value, label: names[value] })),
    value: reason,
    onChange: (value) => setReason(DISCARD_REASONS.find((known) => known === value)),
    shortcuts: shortcuts.enabled,
    note: {
      label: texts.note,
      optional: texts.optional,
      value: note,
      onChange: (value) => {
        setNote(value);
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
