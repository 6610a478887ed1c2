import { DISCARD_REASONS, type DiscardReason } from '@campetto/contract';
import type { ConfirmModalProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Why } from '../../venues/move.ts';
import { useReasonTexts } from '../useReasonTexts.ts';

const NOTE_MAX = 300;

/** Why a venue is discarded, as it is being chosen: nothing must be, but "other" needs words. */
export function useReasons() {
  const { t } = useLingui();
  const texts = useReasonTexts();
  const [reason, setReason] = useState<DiscardReason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const needsNote = reason === 'other';

  const fields: NonNullable<ConfirmModalProps['reasons']> = {
    legend: t`Why?`,
    options: DISCARD_REASONS.map((value) => ({ value, label: texts[value] })),
    value: reason,
    onChange: (value) => setReason(DISCARD_REASONS.find((known) => known === value)),
    note: {
      label: t`In your own words`,
      optional: t`optional`,
      value: note,
      onChange: (value) => {
        setNote(value);
        setMissing(false);
      },
      required: needsNote,
      error: missing && needsNote ? t`Say why, so that others can follow.` : undefined,
      maxLength: NOTE_MAX,
    },
  };

  /** The reason as it is sent; undefined, and said at the field, while words are missing. */
  function check(): Why | undefined {
    if (needsNote && note.trim() === '') {
      setMissing(true);
      return undefined;
    }
    return { ...(reason && { reason }), ...(note.trim() && { note: note.trim() }) };
  }
  return { fields, check };
}
