import { formatAddress, type VenueReviewItem } from '@campetto/contract';
import { editConflictTexts, editLabels } from '@campetto/messages/admin/edit';
import { fieldNames } from '@campetto/messages/admin/venue';
import type { EditVenueDialogProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import {
  type ConflictPart,
  chosenSide,
  type EditPart,
} from '../../../venue-client/edit/combineEdits.ts';
import type { VenueEdit } from '../../../venue-client/edit/editForm.ts';
import type { useVenueEditing } from './useVenueEditing.ts';

const joined = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join(', ');

/** The props of the edit form's conflict; undefined if there is nothing to choose or to show. */
export function useEditConflict(
  opened: VenueReviewItem,
  {
    edit,
    base,
    conflict,
    choose,
  }: Pick<ReturnType<typeof useVenueEditing>, 'edit' | 'base' | 'conflict' | 'choose'>,
): EditVenueDialogProps['conflict'] | undefined {
  const { i18n } = useLingui();
  const texts = editConflictTexts(i18n);
  if (!conflict) return undefined;
  const moved = base.status === opened.status ? undefined : texts.moved[base.status];
  if (!moved && conflict.parts.length + conflict.takenOver.length === 0) return undefined;

  const names = fieldNames(i18n);
  const labelOf: Record<EditPart, string> = {
    ...names,
    address: editLabels(i18n).place,
    sportIds: names.sports,
  };
  const sameFormat =
    conflict.mine.fields.formattedAddress === conflict.theirs.fields.formattedAddress;
  const textOf = (part: ConflictPart, { fields }: VenueEdit): string => {
    if (part === 'coordinates') return joined(fields.latitude, fields.longitude);
    if (part !== 'address') return fields[part];
    return [formatAddress(fields), sameFormat ? '' : fields.formattedAddress]
      .filter((text) => text !== '')
      .join('\n');
  };
  return {
    title: texts.choose,
    notes: [
      ...(moved ? [moved] : []),
      ...(conflict.takenOver.length > 0
        ? [texts.takenOver(joined(...conflict.takenOver.map((part) => labelOf[part])))]
        : []),
    ],
    parts: conflict.parts.map((part) => ({
      key: part,
      label: labelOf[part],
      mine: texts.mine(textOf(part, conflict.mine) || texts.empty),
      theirs: texts.theirs(textOf(part, conflict.theirs) || texts.empty),
      chosen: chosenSide(part, edit, conflict),
    })),
    onChoose: (key, side) => choose(key as ConflictPart, side),
  };
}
