import { invisibleCharacter } from '@campetto/contract';
import { editProblems } from '@campetto/messages/admin/edit';
import type { I18n } from '@lingui/core';

/** Why the server would refuse a note; undefined for a valid one. */
export function noteProblem(i18n: I18n, note: string): string | undefined {
  const character = invisibleCharacter(note.trim());
  return character && editProblems(i18n).unsafe(character);
}
