import { CALLS, IMAGE_RULES, type ImageRule, type VenueReviewItem } from '@campetto/contract';
import { CallError } from './CallError.ts';
import type { OnSent } from './upload.ts';
import { useVenueChange } from './useVenueChange.ts';

/** Gives a venue another picture, or its first; see {@link useVenueChange}. */
export function useReplacePicture() {
  const change = useVenueChange();
  return (item: VenueReviewItem, image: File, onSent: OnSent) => {
    const body = new FormData();
    body.set('folderPath', item.folderPath);
    body.set('image', image);
    return change(item, { ...CALLS.replacePicture, body, onSent });
  };
}

/** Takes a venue's picture away; see {@link useVenueChange}. */
export function useRemovePicture() {
  const change = useVenueChange();
  return (item: VenueReviewItem) =>
    change(item, { ...CALLS.removePicture, body: { folderPath: item.folderPath } });
}

/** The rule by which the server refused the picture, if that is why a call failed. */
export function refusedImage(error: unknown): ImageRule | undefined {
  if (!(error instanceof CallError)) return undefined;
  const rules = error.problem?.errors?.map(({ rule }) => rule);
  return IMAGE_RULES.find((rule) => rules?.includes(rule));
}
