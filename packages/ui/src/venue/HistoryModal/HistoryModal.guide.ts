import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Tells what has happened to one venue, newest first: who did what, when and why, and what it changed.',
  avoid:
    'What happened lately to all venues is an ActivityList. The last decision alone is an UndoNotice.',
  anatomy: [
    ['Title and venue', 'The venue’s name below the title describes the dialog.'],
    [
      'Event',
      'A sign of its kind, a sentence, who and when. A line of time runs from sign to sign.',
    ],
    ['Note', 'The words of whoever did it, set off by a rule.'],
    [
      'Changes',
      'Field, before and after in a table; on a phone the field stands above its two values. An empty value has a word of its own.',
    ],
    ['Undo', 'Beside the event on a desk, below it on a phone; “Undone” once it is.'],
  ],
  states: [
    ['Loading', 'The ball bounces where the events will be.'],
    ['Events', 'Imported ones name nobody: the server did it.'],
    ['Undoing', 'The button waits and ignores further presses.'],
    ['Empty', 'Says that nothing has happened yet.'],
    ['Failed', 'A Banner with the way to try again. Events that were there stay.'],
  ],
  keyboard: [
    ['Tab', 'From undo to undo, then Close and the cross; it stays inside.'],
    ['Enter, Space', 'Undo, or close.'],
    ['Escape', 'Closes; the focus returns to where it was.'],
  ],
  code: `import { type HistoryEvent, HistoryModal } from '@campetto/ui';

interface History {
  venue: string;
  events: readonly HistoryEvent[];
  loading: boolean;
  onUndo: (id: string) => void;
  onClose: () => void;
}

export function History(props: History) {
  return (
    <HistoryModal
      {...props}
      open
      labels={{
        title: 'History',
        close: 'Close',
        loading: 'Loading the history',
        empty: 'Nothing has happened to this venue yet.',
        field: 'Field',
        before: 'Before',
        after: 'After',
        nothing: 'Empty',
        undo: 'Undo',
        undone: 'Undone',
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'Write each event as a sentence: “Discarded as a duplicate of Padel Navigli”.',
      dont: 'Show the names of fields and codes as the database knows them.',
    },
  ],
};
