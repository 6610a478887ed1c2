import type { VenueReviewItem } from '@campetto/contract';
import { pendingPictureTexts } from '@campetto/messages/admin/pictures';
import type { EditVenueDialogProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';
import { usePictureField } from '../../pictures/usePictureField.ts';
import type { useVenueEditing } from '../edit/useVenueEditing.ts';

/** The props of the edit form's picture field. */
export function useEditedPictureField(
  opened: VenueReviewItem,
  { picture, base, activityIds }: ReturnType<typeof useVenueEditing>,
): EditVenueDialogProps['picture'] {
  const { i18n } = useLingui();
  const { mediaBase } = useAppConfig();
  const { error, ...field } = usePictureField(picture.chosen);
  const { pictureUrl } = presentVenue(base, mediaBase);
  const pending = picture.pending(base);
  const name = ({ metadata }: VenueReviewItem) => metadata.photoFileName;
  const replaced = name(base) !== name(opened);
  const texts = pendingPictureTexts(i18n);
  const current = pictureUrl ? { previewUrl: pictureUrl, name: texts.current } : undefined;
  const rest = activityIds.length > 0 ? texts.restSaved : '';
  return {
    ...field,
    // No other field of this form is marked as optional.
    note: undefined,
    error: error && `${error} ${rest}`.trim(),
    picture: pending === undefined ? current : field.picture,
    pending:
      pending && current
        ? {
            text: texts[replaced ? 'overtaken' : 'pending'][pending],
            keep: texts.keep,
            onKeep: picture.keep,
          }
        : undefined,
    onRemove: () => picture.remove(base),
  };
}
