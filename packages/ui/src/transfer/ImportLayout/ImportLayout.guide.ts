import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The screen on which files come in: what it is for, and below it the step that is on. When the step changes, the focus follows.',
  avoid: 'A screen without steps: the dashboard and the list have layouts of their own.',
  anatomy: [
    ['Head', 'Title and a sentence, the same in every step.'],
    ['Step', 'FileDrop, ImportPreview, ImportProgress, ImportReport, one after the other.'],
  ],
  states: [['Each step', 'At most 60 rem wide; what stands in it looks after itself.']],
  keyboard: [
    ['When the step changes', 'The focus goes to the new step, so that Tab begins there.'],
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
        labels={{ pick: 'Choose a file', drop: 'or drop it', letGo: 'Let go', hint: 'CSV' }}
        accept={['.csv']}
        onChoose={onChoose}
      />
    </ImportLayout>
  );
}
`,
  rules: [
    {
      do: 'Change `step` with each step, and with nothing else.',
      dont: 'A step named after its progress: the focus would jump with every percent.',
    },
  ],
};
