import { invisibleCharacter } from '@campetto/contract';
import { createProblemTexts } from '@campetto/messages/admin/create';
import type { I18n } from '@lingui/core';
import { type DraftError, draftText } from '../../venue-client/create/creation.ts';
import type { VenueDraft } from '../../venue-client/create/draft.ts';

/** The text of a validation error; an invisible character is named. */
export function draftErrorText(
  i18n: I18n,
  { field, rule, max = 0 }: DraftError,
  draft: VenueDraft,
): string {
  const texts = createProblemTexts(i18n);
  if (rule === 'tooLong') return texts.tooLong(max);
  if (rule === 'unsafe') return texts.unsafe(invisibleCharacter(draftText(draft, field)) ?? '');
  return texts[rule];
}
