import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'What happened to the venues lately, newest first, each as a whole sentence; some of it can be taken back from here.',
  avoid:
    'The past of a single venue is a HistoryModal. What has happened this very moment is told by a LiveRegion or an UndoNotice.',
  anatomy: [
    ['Panel', 'A card with a heading.'],
    ['Picture', 'One for each kind of record, in the colour of what it did.'],
    ['Sentence', 'Who did what to which venue; long names wrap.'],
    ['Detail and time', 'Below, quieter. The time is for people, its machine form behind it.'],
    ['Undo', 'Optional: beside the words, below them where it is narrow.'],
  ],
  states: [
    ['Filled', 'Seven kinds: approved, discarded, restored, updated, created, imported, undone.'],
    ['Undo possible, under way, done', 'A button, a button that waits, a badge.'],
    ['Loading', 'A spinner. With records already there, they stay.'],
    ['Empty', 'A sentence that says so.'],
    ['Failed', 'Says why, read aloud at once, with a way to try again.'],
  ],
  keyboard: [
    ['Tab', 'From one undo to the next.'],
    ['Enter, Space', 'Take back what its sentence tells; the button is named after it.'],
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
      loading={false}
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
