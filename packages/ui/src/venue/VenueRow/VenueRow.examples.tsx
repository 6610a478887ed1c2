import { Miniature } from '../../docs/page/Miniature.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { VenueGrid, type VenueGridProps } from '../../review/VenueGrid/index.ts';
import { failedChecks } from '../../sample-copy/reviewedVenue.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { type SampleVenue, sampleVenue } from '../../sample-copy/venues.ts';
import { VenueCard, type VenueCardProps } from '../VenueCard/index.ts';
import { VenueRow } from './VenueRow.tsx';

const { card: labels, empty, grid } = venueCopy({});

const venue = (which: SampleVenue): VenueCardProps => ({
  ...sampleVenue(which, {}),
  labels,
  checks: failedChecks({}).slice(0, 1),
  pending: false,
  onAction: () => {},
});

const list = (layout: VenueGridProps['layout'], children: VenueGridProps['children']) => (
  <Miniature>
    <VenueGrid
      labels={grid}
      layout={layout}
      pending={false}
      empty={{ ...empty, action: { label: empty.clear, pending: false, onAction: () => {} } }}
    >
      {children}
    </VenueGrid>
  </Miniature>
);

const VENUES = ['complete', 'padel', 'volleyball', 'markup', 'long', 'bare'] as const;

export const examples: readonly Example[] = [
  {
    do: list(
      'rows',
      VENUES.map((which) => <VenueRow key={which} {...venue(which)} />),
    ),
    dont: list(
      'cards',
      VENUES.slice(0, 3).map((which) => <VenueCard key={which} {...venue(which)} />),
    ),
  },
];
