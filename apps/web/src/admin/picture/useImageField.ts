import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_TYPES, type ImageRule } from '@campetto/contract';
import type { ImageFieldProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { useImage } from './useImage.ts';

const MEGABYTE = 1024 * 1024;

/** The picture's part of a form with its texts. */
export function useImageField(
  image: ReturnType<typeof useImage>,
): Omit<ImageFieldProps, 'disabled'> {
  const { t, i18n } = useLingui();
  const { file, previewUrl, refused, sent } = image;
  const megabytes = IMAGE_MAX_BYTES / MEGABYTE;
  const megapixels = IMAGE_MAX_PIXELS / 1_000_000;
  const texts: Record<ImageRule, string> = {
    tooLarge: t`This picture is larger than ${megabytes} MB. Choose a smaller one.`,
    unsupportedType: t`This file is not a picture of these kinds: JPEG, PNG, WebP, GIF, AVIF.`,
    tooManyPixels: t`This picture has more than ${megapixels} million pixels. Choose a smaller one.`,
    severalFrames: t`This picture moves. Choose a still one.`,
    damaged: t`This picture is damaged. Choose another one.`,
  };
  const sizeOf = ({ size }: File) =>
    i18n.number(size < MEGABYTE ? Math.ceil(size / 1024) : size / MEGABYTE, {
      style: 'unit',
      unit: size < MEGABYTE ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    });
  const share = i18n.number((sent ?? 0) / 100, { style: 'percent' });
  return {
    labels: {
      label: t`Picture`,
      pick: t`Choose a picture`,
      drop: t`or drop it here, or paste it`,
      letGo: t`Let go to add the picture`,
      replace: t`Replace`,
      remove: t`Remove`,
    },
    note: t({ message: 'optional', context: 'picture' }),
    hint: t`JPEG, PNG, WebP, GIF or AVIF, up to ${megabytes} MB.`,
    error: refused && texts[refused],
    accept: IMAGE_TYPES,
    image: file && previewUrl ? { previewUrl, name: file.name, detail: sizeOf(file) } : undefined,
    progress: sent === undefined ? undefined : { percent: sent, label: t`Uploading: ${share}` },
    onChoose: image.choose,
    onRefuse: () => image.refuse('unsupportedType'),
    onRemove: image.remove,
  };
}
