import { invisibleCharacter } from '@campetto/contract';
import { editProblemTexts } from '@campetto/messages/admin/edit';
import type { EditVenueErrors, EditVenueFields } from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';
import type { EditProblems, VenueEdit } from '../../../venue-client/edit/editForm.ts';

/** The texts of the form's validation errors; an invisible character is named. */
export function editErrors(
  i18n: I18n,
  { problems, edit: { fields } }: { problems: EditProblems; edit: VenueEdit },
): EditVenueErrors {
  const texts = editProblemTexts(i18n);
  const names = Object.keys(problems) as (keyof EditVenueFields)[];
  return Object.fromEntries(
    names.map((name) => {
      const problem = problems[name];
      if (problem === 'unsafe')
        return [name, texts.unsafe(invisibleCharacter(String(fields[name])) ?? '')];
      if (typeof problem === 'object') return [name, texts.tooLong(problem.max)];
      return [name, problem && texts[problem]];
    }),
  );
}
