import { invisibleCharacter } from '@campetto/contract';
import { editProblemTexts } from '@campetto/messages/admin/edit';
import type { EditVenueErrors, EditVenueFields } from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';
import type { FieldErrors, VenueEdit } from '../../../venue-client/edit/editForm.ts';

/** The texts of the form's validation errors; an invisible character is named. */
export function editErrors(
  i18n: I18n,
  { fieldErrors, edit: { fields } }: { fieldErrors: FieldErrors; edit: VenueEdit },
): EditVenueErrors {
  const texts = editProblemTexts(i18n);
  const names = Object.keys(fieldErrors) as (keyof EditVenueFields)[];
  return Object.fromEntries(
    names.map((name) => {
      const error = fieldErrors[name];
      if (error === 'unsafe')
        return [name, texts.unsafe(invisibleCharacter(String(fields[name])) ?? '')];
      if (typeof error === 'object') return [name, texts.tooLong(error.max)];
      return [name, error && texts[error]];
    }),
  );
}
