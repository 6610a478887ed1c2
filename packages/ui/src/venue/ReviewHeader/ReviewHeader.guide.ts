import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Opens the review screen: which list this is, and what can be done about the whole of it.',
  avoid:
    'What acts on one venue belongs on its VenueCard, what acts on chosen ones in the SelectionBar. A page of the public site opens with a PageHead.',
  anatomy: [
    ['Title', 'The screen’s one h1.'],
    ['Subtitle', 'A sentence on what is expected here.'],
    ['Export', 'Optional, an ExportMenu: the listed venues as a file.'],
    ['Refresh', 'Loads the list anew.'],
    ['Add venue', 'The main step, last in reading order, a link.'],
  ],
  states: [
    ['Idle', 'Words on the left, buttons on the right, on one line with the subtitle.'],
    [
      'Refreshing',
      'The ball bounces in the button and further presses are ignored; the list says for itself what it is doing.',
    ],
    [
      'Phone',
      'Two buttons share the row below the words; of three, the main one has a row of its own.',
    ],
  ],
  keyboard: [
    ['Tab', 'Export, Refresh, Add venue.'],
    ['Enter', 'Presses a button, follows the link.'],
    ['Space', 'Presses a button.'],
  ],
  code: `import { ReviewHeader } from '@campetto/ui';

export function PendingHeader({ loading, onRefresh }: { loading: boolean; onRefresh: () => void }) {
  return (
    <ReviewHeader
      title="Pending venues"
      subtitle="Approve what can be trusted, discard what cannot."
      addVenue={{ label: 'Add venue', href: '/admin/venues/new' }}
      refresh={{ label: 'Refresh', loading, onRefresh }}
    />
  );
}
`,
};
