import type { VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import {
  useRemovePicture,
  useReplacePicture,
} from '../../../venue-client/pictures/pictureChanges.ts';
import { useChosenPicture } from '../../pictures/useChosenPicture.ts';

/** The change of a venue's picture in the edit form: none, until another is chosen or it is removed. */
export function usePictureEdit() {
  const chosen = useChosenPicture();
  const [removed, setRemoved] = useState(false);
  const replacePicture = useReplacePicture();
  const removePicture = useRemovePicture();

  function reset(toRemoved: boolean): void {
    chosen.remove();
    setRemoved(toRemoved);
  }

  return {
    chosen,
    /** Removes the picture of `item`; without one, a picture that somebody adds meanwhile stays. */
    remove: ({ hasImage }: VenueReviewItem) => reset(hasImage),
    keep: () => reset(false),
    /** What saving does to the picture of `item`. */
    pending: ({ hasImage }: VenueReviewItem): 'replace' | 'remove' | undefined => {
      if (chosen.file) return 'replace';
      return removed && hasImage ? 'remove' : undefined;
    },
    save: (item: VenueReviewItem) => {
      const { file } = chosen;
      if (!file) return removePicture(item);
      return replacePicture(item, file, chosen.setProgress).finally(() =>
        chosen.setProgress(undefined),
      );
    },
  };
}
