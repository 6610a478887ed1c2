import type { VenueReviewItem } from '@campetto/contract';
import { zeroCoordinateText } from '@campetto/messages/admin/addresses';
import { editHintTexts } from '@campetto/messages/admin/edit';
import type { EditVenueDialogProps } from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';
import { zeroHints } from '../../../venue-client/addresses/coordinates.ts';
import { hiddenAddressOf, type VenueEdit } from '../../../venue-client/edit/editForm.ts';

/** The hints at fields whose change also changes what the form does not show (D34, D50). */
export function editHints(
  i18n: I18n,
  edit: VenueEdit,
  { venue }: VenueReviewItem,
): NonNullable<EditVenueDialogProps['hints']> {
  const { fields } = edit;
  const texts = editHintTexts(i18n);
  const before = venue.address.state;
  const after = hiddenAddressOf(edit).state;
  return {
    ...(fields.latitude === '' && { latitude: texts.emptyCoordinate }),
    ...(fields.longitude === '' && { longitude: texts.emptyCoordinate }),
    ...zeroHints(fields, zeroCoordinateText(i18n)),
    ...(before !== '' &&
      after !== before && {
        city: after === '' ? texts.noState(before) : texts.otherState(before, after),
      }),
  };
}
