import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Holds the VenueCards of a list, in as many columns as there is room for, and says so when there are none.',
  avoid:
    'Facts that are compared line by line want a table. Two venues that may be one are compared in a TwinsModal.',
  anatomy: [
    ['Region', 'Has a name and takes the focus, so that Apply can lead to the results.'],
    [
      'Cards',
      'Columns of 20 rem and more. Cards of a row are equally tall: their buttons stand on one line.',
    ],
    ['Count', 'How many are shown; describes the region and is read out when it changes.'],
    ['Load more', 'While there are more.'],
  ],
  states: [
    ['Loading', 'For the first time: the ball bounces, and nothing else is shown.'],
    ['Many', 'Three columns on a desk, two on a tablet, one on a phone.'],
    [
      'Refreshing',
      'The old list stays and can be used, while a ball rolls along the touchline above it.',
    ],
    ['Loading more', 'The button waits and ignores further presses.'],
    ['Empty', 'An empty court that says what would help, with the way there; it is read out.'],
  ],
  keyboard: [
    ['Tab', 'Through the cards in reading order, then Load more.'],
    ['Enter, Space', 'Press Load more, or the button of the empty list.'],
  ],
  code: `import { VenueCard, type VenueCardProps, VenueGrid } from '@campetto/ui';

interface Listed {
  venues: readonly (VenueCardProps & { id: string })[];
  loading: boolean;
  onClear: () => void;
}

export function List({ venues, loading, onClear }: Listed) {
  return (
    <VenueGrid
      labels={{ region: 'Venues', loading: 'Loading venues' }}
      loading={loading}
      footer={\`Showing \${venues.length} venues\`}
      empty={{
        title: 'No venues found',
        hint: 'Try other filters, or clear them.',
        action: { label: 'Clear filters', onClick: onClear },
      }}
    >
      {venues.map(({ id, ...venue }) => (
        <VenueCard key={id} {...venue} />
      ))}
    </VenueGrid>
  );
}
`,
  rules: [
    {
      do: 'Key each card with the venue’s id: the grid keeps the cards apart by it.',
      dont: 'Key them by their place in the list; the focus would jump to a neighbour when a card leaves.',
    },
  ],
};
