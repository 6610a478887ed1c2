import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows how far a task is that takes longer than a few seconds: an upload, an import, a decision on many venues.',
  avoid: 'A short wait shows a Spinner. What a button does shows in the button.',
  anatomy: [
    ['Track', 'As wide as its place, with an edge.'],
    ['Value', 'The part that is done; grows from the start of the line.'],
  ],
  states: [
    ['With a value', 'The share of `max` that is done.'],
    ['Without a value', 'A part of the bar moves; stripes under reduced motion.'],
    ['Regular, large', '8 px beside other content; 12 px where nothing else is shown.'],
  ],
  keyboard: [],
  code: `import { ProgressBar } from '@campetto/ui';

export function Upload() {
  return <ProgressBar value={42} aria-label="Uploading court.jpg" />;
}
`,
  rules: [
    {
      do: 'Repeat the progress in words beside the bar: “120 of 300”.',
      dont: 'A bar that jumps back. Leave out the value while it is not known.',
    },
  ],
  content: [
    'The name says what advances: “Import”.',
    'Where a percentage says little, `aria-valuetext` counts in words: “20 of 310”.',
  ],
  screenReader: [
    'Name and percentage are read when the reader reaches it; steps on the way are not announced.',
  ],
};
