import type { VenueReviewItem } from '@campetto/contract';
import { useRef, useState } from 'react';
import { type Attempt, nextAttempt } from '../../../venue-client/attempt.ts';
import {
  useRemovePicture,
  useReplacePicture,
} from '../../../venue-client/pictures/useVenuePicture.ts';
import { useImage } from '../../pictures/useImage.ts';

/** The change of a venue's picture in the edit form: none, until another is chosen or it is removed. */
export function usePictureEdit() {
  const image = useImage();
  const [removed, setRemoved] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const replacePicture = useReplacePicture();
  const removePicture = useRemovePicture();

  function reset(toRemoved: boolean): void {
    image.remove();
    setRemoved(toRemoved);
  }

  return {
    image,
    /** Removes the picture of `item`; without one, a picture that somebody adds meanwhile stays. */
    remove: ({ hasImage }: VenueReviewItem) => reset(hasImage),
    keep: () => reset(false),
    /** What saving does to the picture of `item`. */
    pending: ({ hasImage }: VenueReviewItem): 'replace' | 'remove' | undefined => {
      if (image.file) return 'replace';
      return removed && hasImage ? 'remove' : undefined;
    },
    /** Repeated after its response was lost, the request is recognised by its key. */
    save: (item: VenueReviewItem) => {
      const { file } = image;
      attempt.current = nextAttempt(
        attempt.current,
        item.version,
        file && [file.name, file.size, file.lastModified],
      );
      const { key } = attempt.current;
      if (!file) return removePicture(item, key);
      return replacePicture(item, file, key, image.setProgress).finally(() =>
        image.setProgress(undefined),
      );
    },
  };
}
