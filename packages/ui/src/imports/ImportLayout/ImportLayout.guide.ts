import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The screen of an import: its purpose, and below it the current step. When the step changes, the focus follows.',
  avoid: 'For a screen without steps use the layouts of the dashboard and of the list.',
  anatomy: [
    ['Header', 'Title and a sentence, the same in every step.'],
    ['Step', 'FileDrop, ImportPreview, ImportProgress, ImportReport, one after the other.'],
  ],
  states: [['Each step', 'As wide as the page; its content arranges itself.']],
  keyboard: [
    ['When the step changes', 'The focus moves to the new step, so that Tab starts there.'],
  ],
  code: `import { FileDrop, ImportLayout } from '@campetto/ui';

export function ImportScreen({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <ImportLayout
      title="Import venues"
      subtitle="Venues from a file join the pending list."
      step="choose"
    >
      <FileDrop
        labels={{ pick: 'Choose a file', drop: 'or drop it', dropOverlay: 'Let go', hint: 'CSV' }}
        accept={['.csv']}
        onChoose={onChoose}
      />
    </ImportLayout>
  );
}
`,
  rules: [
    {
      do: 'A title that names the task, and a line or two about what follows.',
      dont: 'The instructions for every step at once.',
    },
    {
      do: 'Change `step` with each step, and only then.',
      dont: 'Name a step after its progress: the focus would move with every percent.',
    },
  ],
  content: [
    'The title is the task: “Import venues”.',
    'The line below says in one or two sentences what follows, at the width of a text: “Venues from a file join the pending list, where each is reviewed.”',
  ],
  screenReader: [
    'It is the main landmark. When the step changes, the focus moves to it, so that its heading is read.',
  ],
};
