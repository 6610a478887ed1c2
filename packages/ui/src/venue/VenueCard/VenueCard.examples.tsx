import type { Example } from '../../docs/page/Rules.tsx';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenue } from '../../sample-copy/venues.ts';
import type { VenueCardProps } from './types.ts';
import { VenueCard } from './VenueCard.tsx';

const { card: labels } = venueCopy({});

const card = (changed: Partial<VenueCardProps>) => (
  <VenueCard
    {...sampleVenue('bare', {})}
    labels={labels}
    pending={false}
    onAction={() => {}}
    {...changed}
  />
);

/** Shows the first rule; the others are about what cannot be seen. */
export const examples: readonly Example[] = [
  {
    do: card({}),
    dont: card({
      name: 'n/a',
      sports: ['unknown'],
      address: '-',
      phone: 'n/a',
      website: { text: 'n/a' },
      rating: { value: '0.0', outOf: '5', total: '0', label: 'Rated 0 out of 5' },
    }),
  },
];
