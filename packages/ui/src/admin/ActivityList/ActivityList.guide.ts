import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Lists recent changes of venues, newest first, each as a whole sentence. Some of them can be undone here.',
  avoid:
    'The history of a single venue is a HistoryDialog. The change that was made just now is reported by a LiveRegion or an UndoNotice.',
  anatomy: [
    ['Panel', 'A card with a heading.'],
    ['Icon', 'One for each kind of record, in the colour of its meaning.'],
    ['Sentence', 'Who did what to which venue; long names wrap.'],
    ['Detail and time', 'Below, quieter. The time is readable, with a machine-readable value.'],
    ['Undo', 'Optional: beside the text, below it in a narrow place.'],
  ],
  states: [
    ['Filled', 'Seven kinds: approved, discarded, restored, updated, created, imported, undone.'],
    ['Undo possible, pending, done', 'A button, a pending button, a badge.'],
    ['Loading', 'A spinner. Records that are already shown remain.'],
    ['Empty', 'A sentence for the empty list.'],
    ['Failed', 'Gives the reason, is announced at once, and offers a retry.'],
  ],
  keyboard: [
    ['Tab', 'From one undo to the next.'],
    ['Enter, Space', 'Undo the change of that sentence; the button’s name contains it.'],
  ],
  code: `import { ActivityList } from '@campetto/ui';

export function Recent({ onUndo }: { onUndo: (id: string) => void }) {
  return (
    <ActivityList
      labels={{
        title: 'Recent activity',
        empty: 'Nothing has happened yet.',
        loading: 'Loading recent activity',
      }}
      pending={false}
      items={[
        {
          id: '1',
          kind: 'approved',
          text: 'Padel Club Navigli approved',
          detail: 'giulia@campetto.app',
          time: '3 hours ago',
          dateTime: '2026-11-20T14:32:00Z',
          undo: 'possible',
        },
      ]}
      undo={{ label: 'Undo', done: 'Undone', onUndo }}
    />
  );
}
`,
};
