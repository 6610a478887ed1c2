import { invisibleCharacter } from '@campetto/contract';
import { editProblemTexts } from '@campetto/messages/admin/edit';
import type { I18n } from '@lingui/core';

/** Why the server would refuse a note of at most `max` characters; undefined for a valid one. */
export function noteProblem(i18n: I18n, note: string, max: number): string | undefined {
  const problems = editProblemTexts(i18n);
  const text = note.trim();
  if (text.length > max) return problems.tooLong(max);
  const character = invisibleCharacter(text);
  return character && problems.unsafe(character);
}
