import { useUid } from '../../auth/useUid.ts';
import { useDraftPlace } from '../../venue-client/drafts/useDraftPlace.ts';
import { AddVenue } from './AddVenue.tsx';
import { draftKey } from './draftStorage.ts';

/** The screen that adds a venue by hand (spec §2.13), rendered once it is known where its draft is stored. */
export function Component() {
  const place = useDraftPlace(draftKey(useUid()));
  return place && <AddVenue place={place} />;
}
