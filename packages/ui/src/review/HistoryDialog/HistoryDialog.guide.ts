import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lists what has happened to one venue, newest first: who did what, when and why, and what changed.',
  avoid:
    'Recent changes of all venues are an ActivityList. The last decision alone is an UndoNotice.',
  anatomy: [
    ['Title and venue', 'The venue’s name below the title describes the dialog.'],
    ['Event', 'An icon of its kind, a sentence, who and when. A timeline connects the icons.'],
    ['Note', 'The note of the person who did it, marked by a line.'],
    [
      'Changes',
      'Field, before and after in a table; on a phone the field is above its two values. Empty values are labelled.',
    ],
    ['Undo', 'Beside the event on a desktop, below it on a phone; afterwards “Undone”.'],
  ],
  states: [
    ['Loading', 'A spinner in the place of the events.'],
    ['Events', 'Imports name no person.'],
    ['Undoing', 'The button is pending and ignores further presses.'],
    ['Empty', 'States that nothing has happened yet.'],
    ['Failed', 'A Banner with a retry. Events that are already shown remain.'],
  ],
  keyboard: [
    ['Tab', 'From undo to undo, then Close and the close button; the focus stays inside.'],
    ['Enter, Space', 'Undo, or close.'],
    ['Escape', 'Closes; the focus returns to where it was.'],
  ],
  code: `import { type HistoryEvent, HistoryDialog } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

interface History {
  venue: string;
  events: readonly HistoryEvent[];
  pending: boolean;
  onUndo: (id: string) => void;
  onClose: () => void;
}

export function History(props: History) {
  return (
    <HistoryDialog
      {...props}
      open
      labels={labels.HistoryDialog}
    />
  );
}
`,
  rules: [
    {
      do: 'Write each event as a sentence: “Discarded as a duplicate of Padel Navigli”.',
      dont: 'Show the names of fields and codes as in the database.',
    },
  ],
  content: [
    'An event starts with a participle and has no full stop: “Discarded as a duplicate of Padel Navigli”. It does not repeat the venue, which is below the title.',
    'Before and after are values as the screens show them: “Yes”, “Empty”. Not “true” or “null”.',
    'The undo is one verb, “Undo”; afterwards a participle: “Undone”.',
    'Notes keep their line breaks, and long words wrap; nothing is cut.',
  ],
  screenReader: [
    'Events are items of an ordered list with their time; what changed is a table with headers.',
  ],
};
