import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lists changes of venues by day, newest first, each as a whole sentence. Some of them can be undone here.',
  avoid:
    'The history of a single venue is a HistoryDialog. The change that was made just now is reported by a LiveRegion or an UndoNotice.',
  anatomy: [
    ['Panel', 'A card with a heading.'],
    ['Day', 'A heading above the changes of one day.'],
    ['Icon', 'One for each kind of record, in the colour of its meaning.'],
    ['Sentence', 'What happened to which venue, optionally a link to its list; long names wrap.'],
    ['Series', 'Optional: several changes as one line that opens.'],
    [
      'Detail and time',
      'Below, quieter. The time is relative; the exact one is its title and is read aloud.',
    ],
    ['Undo', 'Optional: beside the text, below it in a narrow place.'],
    ['Footer', 'Optional: a button for earlier changes, a link to all of them.'],
  ],
  states: [
    ['Filled', 'Seven kinds: approved, discarded, restored, updated, created, imported, undone.'],
    ['Undo possible, pending, done', 'A button, a pending button, a badge.'],
    ['Loading', 'A skeleton of ten records. Records that are already shown remain.'],
    ['Empty', 'A sentence for the empty list.'],
    ['Failed', 'Gives the reason, is announced at once, and offers a retry.'],
  ],
  keyboard: [
    ['Tab', 'From sentence to undo to the next.'],
    ['Enter on a series', 'Opens and closes it.'],
    ['Enter, Space', 'Undo the change of that sentence; the button’s name contains it.'],
  ],
  code: `import { ActivityList } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Recent({ onUndo }: { onUndo: (id: string) => void }) {
  return (
    <ActivityList
      labels={labels.ActivityList}
      pending={false}
      days={[
        {
          id: '2026-11-20',
          name: 'Today',
          items: [
            {
              id: '1',
              kind: 'approved',
              text: 'Padel Club Navigli approved',
              detail: 'giulia@campetto.app',
              time: '3 hours ago',
              exactTime: '20 Nov 2026, 14:32',
              dateTime: '2026-11-20T14:32:00Z',
              href: '/venues?status=approved&q=Padel+Club+Navigli',
              undo: 'possible',
            },
          ],
        },
      ]}
      undo={{ label: 'Undo', done: 'Undone', onUndo }}
    />
  );
}
`,
  rules: [
    {
      do: 'A whole sentence with the name of the venue.',
      dont: 'The name of the event and a number, as in the database.',
    },
  ],
  content: [
    'A sentence says what changed, with the name of the venue and without a full stop: “Padel Club Navigli approved”. Who did it is the detail below.',
    'Names are never cut: a long one wraps, even within a word.',
    'The time is relative, “5 minutes ago”. The exact one, “20 Nov 2026, 14:32”, is its tooltip, and is read after it in brackets.',
    'The undo is one verb. The sentence completes its name: “Undo: Padel Club Navigli approved”.',
  ],
  screenReader: [
    'It is a region named by its title. Days are headings, changes are items of a list, times are read in full.',
    'It is busy while it loads. Each undo is named with its change.',
  ],
};
