import type { VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import { useRemovePicture, useReplacePicture } from '../../venues/picture.ts';
import { useImage } from '../picture/useImage.ts';

/** What the edit form is to do with a venue's picture: nothing, until another is chosen or it is removed. */
export function usePictureEdit() {
  const image = useImage();
  const [removed, setRemoved] = useState(false);
  const replacePicture = useReplacePicture();
  const removePicture = useRemovePicture();

  function reset(toRemoved: boolean): void {
    image.remove();
    setRemoved(toRemoved);
  }

  return {
    image,
    /** Of `item`; one without a picture is not to lose what somebody adds meanwhile. */
    remove: ({ hasImage }: VenueReviewItem) => reset(hasImage),
    keep: () => reset(false),
    /** What a save does to the picture of `item`. */
    pending: ({ hasImage }: VenueReviewItem): 'replace' | 'remove' | undefined => {
      if (image.file) return 'replace';
      return removed && hasImage ? 'remove' : undefined;
    },
    save: (item: VenueReviewItem) =>
      image.file
        ? replacePicture(item, image.file, image.setSent).finally(() => image.setSent(undefined))
        : removePicture(item),
  };
}
