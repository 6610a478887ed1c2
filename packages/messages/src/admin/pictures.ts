import type { PictureRule } from '@campetto/contract';
import type { PictureFieldProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

export const pictureFieldLabels = (i18n: I18n): PictureFieldProps['labels'] => ({
  label: t(i18n)`Picture`,
  pick: t(i18n)`Choose a picture`,
  drop: t(i18n)`or drop it here, or paste it`,
  dropOverlay: t(i18n)`Let go to add the picture`,
  replace: t(i18n)`Replace`,
  remove: t(i18n)`Remove`,
});

export const pictureFieldNotes = (i18n: I18n, megabytes: number) => ({
  note: t(i18n)({ message: 'optional', context: 'picture' }),
  hint: t(i18n)`JPEG, PNG, WebP, GIF or AVIF, up to ${megabytes} MB.`,
});

/** The progress of an upload; `part` from 0 to 1 has been sent. */
export function uploadingText(i18n: I18n, part: number): string {
  const share = i18n.number(part, { style: 'percent' });
  return t(i18n)`Uploading: ${share}`;
}

/** Why a picture is refused, by the rule that it breaks. */
export const pictureProblemTexts = (
  i18n: I18n,
  {
    megabytes,
    megapixels,
    megapixelsAvif,
    minSide,
  }: { megabytes: number; megapixels: number; megapixelsAvif: number; minSide: number },
): Record<PictureRule, string> => ({
  tooLarge: t(i18n)`This picture is larger than ${megabytes} MB. Choose a smaller one.`,
  unsupportedType: t(i18n)`This file is not a picture of these kinds: JPEG, PNG, WebP, GIF, AVIF.`,
  tooManyPixels: t(
    i18n,
  )`This picture has too many pixels. Choose one of at most ${i18n.number(megapixels)} million, or ${i18n.number(megapixelsAvif)} million as AVIF.`,
  tooSmall: t(
    i18n,
  )`This picture is too small. Choose one of at least ${minSide} × ${minSide} pixels.`,
  severalFrames: t(i18n)`This picture moves. Choose a still one.`,
  damaged: t(i18n)`This picture is damaged. Choose another one.`,
});

/** Shown after a save that was not sent, because it would have gone without the refused picture. */
export const heldPictureText = (i18n: I18n): string =>
  t(
    i18n,
  )`Nothing has been saved. Choose another picture, or press the button again to go on without it.`;

/** What a save does with the picture of a venue. */
export const pendingPictureTexts = (i18n: I18n) => ({
  current: t(i18n)`Current picture`,
  keep: t(i18n)`Keep the current one`,
  pending: {
    replace: t(i18n)`This picture replaces the current one when you save.`,
    remove: t(i18n)`The current picture is removed when you save.`,
  },
  /** Shown if someone else has saved another picture since. */
  overtaken: {
    replace: t(i18n)`Someone saved another picture meanwhile. Yours replaces it when you save.`,
    remove: t(i18n)`Someone saved another picture meanwhile. It is removed when you save.`,
  },
  restSaved: t(i18n)`Everything else is saved.`,
});
