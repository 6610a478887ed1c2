import { venueCopy } from '../sample-copy/venue.ts';
import { type SampleVenue, sampleVenue } from '../sample-copy/venues.ts';
import { VenueCard, type VenueCardProps } from './VenueCard/index.ts';

/** The card of one of the sample's venues, with what a story changes about it. */
export function sampleCard(
  which: SampleVenue,
  globals: Record<string, unknown>,
  changed: Partial<VenueCardProps> = {},
) {
  return (
    <VenueCard
      key={which}
      {...sampleVenue(which, globals)}
      labels={venueCopy(globals).card}
      pending={false}
      onAction={() => {}}
      {...changed}
    />
  );
}
