import type { VenueReviewItem } from '@campetto/contract';
import { useEffect } from 'react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';

/** Loads the picture of a venue before it is shown. */
export function usePictureAhead(item: VenueReviewItem | undefined): void {
  const { mediaBase } = useAppConfig();
  const url = item && presentVenue(item, mediaBase).pictureUrl;
  useEffect(() => {
    if (url !== undefined) new Image().src = url;
  }, [url]);
}
