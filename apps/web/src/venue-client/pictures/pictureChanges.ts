import {
  ENDPOINTS,
  PICTURE_RULES,
  type PictureRule,
  type VenueReviewItem,
} from '@campetto/contract';
import { useVenueChange } from '../changes/useVenueChange.ts';
import { RequestError } from '../requests/requestError.ts';
import type { OnProgress } from '../requests/upload.ts';

/** Adds or replaces the picture of a venue; see {@link useVenueChange}. */
export function useReplacePicture() {
  const change = useVenueChange();
  return (item: VenueReviewItem, picture: File, onProgress: OnProgress) => {
    const body = new FormData();
    body.set('folderPath', item.folderPath);
    body.set('image', picture);
    const content = [picture.name, picture.size, picture.lastModified];
    return change(item, { ...ENDPOINTS.replacePicture, body, content, onProgress });
  };
}

/** Removes the picture of a venue; see {@link useVenueChange}. */
export function useRemovePicture() {
  const change = useVenueChange();
  return (item: VenueReviewItem) =>
    change(item, { ...ENDPOINTS.removePicture, body: { folderPath: item.folderPath } });
}

/** The rule by which the server refused the picture, if that is why a request failed. */
export function refusedPictureRule(error: unknown): PictureRule | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const rules = error.problem?.errors?.map(({ rule }) => rule);
  return PICTURE_RULES.find((rule) => rules?.includes(rule));
}
