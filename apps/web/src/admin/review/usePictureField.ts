import type { VenueReviewItem } from '@campetto/contract';
import type { EditVenueModalProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppConfig } from '../../config/AppConfig.tsx';
import { presentVenue } from '../../venues/present.ts';
import { useImageField } from '../picture/useImageField.ts';
import type { useEditing } from './useEditing.ts';

/** The picture's part of the edit form with its texts. */
export function usePictureField(
  opened: VenueReviewItem,
  { picture, known, stored }: ReturnType<typeof useEditing>,
): EditVenueModalProps['picture'] {
  const { t } = useLingui();
  const { mediaBase } = useAppConfig();
  const { error, ...field } = useImageField(picture.image);
  const { imageUrl } = presentVenue(known.item, mediaBase);
  const pending = picture.pending(known.item);
  const name = ({ metadata }: VenueReviewItem) => metadata.photoFileName;
  const overtaken = stored !== undefined && name(stored) !== name(opened);
  const texts = overtaken
    ? {
        replace: t`Someone saved another picture meanwhile. Yours replaces it when you save.`,
        remove: t`Someone saved another picture meanwhile. It is removed when you save.`,
      }
    : {
        replace: t`This picture replaces the current one when you save.`,
        remove: t`The current picture is removed when you save.`,
      };
  const current = imageUrl ? { previewUrl: imageUrl, name: t`Current picture` } : undefined;
  const rest = known.activityIds.length > 0 ? t`Everything else is saved.` : '';
  return {
    ...field,
    // No other field of this form says so.
    note: undefined,
    error: error && `${error} ${rest}`.trim(),
    image: pending === undefined ? current : field.image,
    pending:
      pending && current
        ? { text: texts[pending], keep: t`Keep the current one`, onKeep: picture.keep }
        : undefined,
    onRemove: () => picture.remove(known.item),
  };
}
