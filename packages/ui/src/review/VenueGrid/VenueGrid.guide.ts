import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Contains the VenueCards of a list, in as many columns as fit, or its VenueRows, and the message for an empty list.',
  avoid:
    'Facts that are compared line by line need a table. Probable duplicates are compared in a DuplicatesDialog.',
  anatomy: [
    ['Region', 'Has a name and can receive the focus, so that Apply can lead to the results.'],
    [
      'Cards',
      'Columns of 18.5 rem and more. Cards of a row are equally high: their buttons are on one line.',
    ],
    ['Count', 'How many are shown; describes the region and is announced when it changes.'],
    ['Also found', 'Other lists in which a search finds venues, as links with their numbers.'],
    ['Rows', 'With the layout `rows`: one below the other on one ground.'],
    [
      'Load more',
      'If there are more. `endRef` lets the caller load them before one scrolls that far.',
    ],
  ],
  states: [
    ['Loading', 'For the first time: skeletons of cards or rows; announced once.'],
    ['Many', 'Three columns on a desktop, two on a tablet, one on a phone.'],
    [
      'Counting',
      'The count says that the number of all is still on its way, and is announced when it is there.',
    ],
    [
      'Refreshing',
      'The old list stays and can be used, while a ball moves along the line above it.',
    ],
    ['Loading more', 'The button is pending and ignores further presses.'],
    [
      'Focus outside',
      'The ring of the active venue is grey: keys do not act on it until the focus is in the list.',
    ],
    [
      'Empty',
      'An empty court with a suggestion and a link to it; it is announced, unless it is `emptied` by decisions.',
    ],
  ],
  keyboard: [
    ['Tab', 'Through the cards in reading order, then Load more.'],
    ['Enter, Space', 'Press Load more, or the button of the empty list.'],
  ],
  code: `import { VenueCard, type VenueCardProps, VenueGrid } from '@campetto/ui';

interface Listed {
  venues: readonly (VenueCardProps & { id: string })[];
  pending: boolean;
  onClear: () => void;
}

export function List({ venues, pending, onClear }: Listed) {
  return (
    <VenueGrid
      labels={{ region: 'Venues', loading: 'Loading venues' }}
      pending={pending}
      footer={\`Showing \${venues.length} venues\`}
      empty={{
        title: 'No venues found',
        hint: 'Try other filters, or clear them.',
        action: { label: 'Clear filters', onAction: onClear },
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
      do: 'An empty list says why it is empty, and offers the way out.',
      dont: '“No results”: nobody knows whether to wait, to search or to stop.',
    },
    {
      do: 'Use the venue’s id as the key of each card.',
      dont: 'Use the index as the key; the focus would move to a neighbour when a card leaves.',
    },
  ],
  content: [
    'The footer counts what is shown, and all: “Showing 24 venues of 1,229”.',
    'The empty list says why it is empty, the hint what to change: “Try other filters, or clear them to see every pending venue.”',
  ],
  screenReader: [
    'It is a region that is busy while it loads; loading and the count are announced.',
    'Cards are the items of a list.',
  ],
};
