import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The header of the review screen: which list it shows, and the actions on the whole list.',
  avoid:
    'Actions on one venue belong on its VenueCard, actions on selected ones in the SelectionBar. A page of the public site starts with a PageHeader.',
  anatomy: [
    ['Title', 'The screen’s one h1.'],
    ['Subtitle', 'A sentence about the task.'],
    [
      'Progress',
      'Optional: how far the review has come, and in its tooltip who has decided how many. Not shown on phones.',
    ],
    ['Shortcuts', 'Optional: an icon that opens the ShortcutsDialog. Not shown on phones.'],
    [
      'View',
      'Optional: how the list is shown, a ViewSwitch and SavedViews. Not shown on phones, where the ReviewToolbar has it.',
    ],
    ['Export', 'Optional, an ExportMenu: the listed venues as a file.'],
    ['Refresh', 'Loads the list again.'],
    ['Add venue', 'The main action, last in reading order, a link.'],
  ],
  states: [
    ['Idle', 'Text on the left, buttons on the right, on one line where they fit.'],
    [
      'Refreshing',
      'A spinner in the button, further presses are ignored; the list shows its own state.',
    ],
    ['Phone', 'The actions are icons beside the title.'],
  ],
  keyboard: [
    ['Tab', 'Shortcuts, the view, Export, Refresh, Add venue.'],
    ['Enter', 'Presses a button, follows the link.'],
    ['Space', 'Presses a button.'],
  ],
  code: `import { ReviewHeader } from '@campetto/ui';

export function PendingHeader({ pending, onRefresh }: { pending: boolean; onRefresh: () => void }) {
  return (
    <ReviewHeader
      title="Pending venues"
      subtitle="Approve what can be trusted, discard what cannot."
      addVenue={{ label: 'Add venue', href: '/admin/venues/new' }}
      refresh={{ label: 'Refresh', pending, onAction: onRefresh }}
    />
  );
}
`,
  rules: [
    {
      do: 'One sentence about the task.',
      dont: 'A greeting: it takes a line from the list, every day.',
    },
  ],
  content: [
    'The title is the list: “Pending venues”.',
    'The line below is one sentence about the task: “Approve what can be trusted, discard what cannot.” On a small desktop it does not wrap below a progress: keep it to about 55 letters, in Italian too.',
    'The progress has its figures first, separated by a middle dot: “1,315 to go · 38 today”. Who decided how many is its tooltip, and is read in brackets.',
    'Buttons are verbs: “Refresh”, “Add venue”. Where only icons have room, the verb is the tooltip and the name.',
  ],
  screenReader: [
    'The title is the screen’s h1. Icons alone keep their labels as names; who has decided how many is read after the progress.',
  ],
};
