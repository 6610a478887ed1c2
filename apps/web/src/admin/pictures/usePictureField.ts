import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_PIXELS_AVIF,
  PICTURE_MIN_SIDE,
  PICTURE_TYPES,
} from '@campetto/contract';
import {
  heldPictureText,
  pictureFieldLabels,
  pictureFieldNotes,
  pictureProblemTexts,
  uploadingText,
} from '@campetto/messages/admin/pictures';
import type { PictureFieldProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { useChosenPicture } from './useChosenPicture.ts';

const MEGABYTE = 1024 * 1024;

/** The props of a form's picture field. */
export function usePictureField(
  picture: ReturnType<typeof useChosenPicture>,
): Omit<PictureFieldProps, 'disabled'> {
  const { i18n } = useLingui();
  const { file, previewUrl, refused, isSaveStopped, progress } = picture;
  const megabytes = PICTURE_MAX_BYTES / MEGABYTE;
  const texts = pictureProblemTexts(i18n, {
    megabytes,
    megapixels: PICTURE_MAX_PIXELS / 1_000_000,
    megapixelsAvif: PICTURE_MAX_PIXELS_AVIF / 1_000_000,
    minSide: PICTURE_MIN_SIDE,
  });
  const sizeOf = ({ size }: File) =>
    i18n.number(size < MEGABYTE ? Math.ceil(size / 1024) : size / MEGABYTE, {
      style: 'unit',
      unit: size < MEGABYTE ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    });
  return {
    labels: pictureFieldLabels(i18n),
    ...pictureFieldNotes(i18n, megabytes),
    error:
      refused && (isSaveStopped ? `${texts[refused]} ${heldPictureText(i18n)}` : texts[refused]),
    accept: PICTURE_TYPES,
    picture: file && previewUrl ? { previewUrl, name: file.name, detail: sizeOf(file) } : undefined,
    progress:
      progress === undefined
        ? undefined
        : { percent: progress, label: uploadingText(i18n, progress / 100) },
    onChoose: picture.choose,
    onRefuse: picture.refuseChoice,
    onRemove: picture.remove,
  };
}
