import { invisibleCharacter, line } from '@campetto/contract';
import { editProblemTexts } from '@campetto/messages/admin/edit';
import type { I18n } from '@lingui/core';
import * as v from 'valibot';

/** Why the server would refuse a note of at most `max` characters; undefined for a valid one. */
export function noteProblem(i18n: I18n, note: string, max: number): string | undefined {
  const problems = editProblemTexts(i18n);
  const [issue] = v.safeParse(line(max), note).issues ?? [];
  if (issue?.type === 'max_length') return problems.tooLong(max);
  return issue && problems.unsafe(invisibleCharacter(String(issue.input)) ?? '');
}
