import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the progress of an import, and offers to stop it.',
  avoid: 'A short wait is a Spinner. The result is an ImportReport.',
  anatomy: [
    ['Title', 'The current action, with the file’s name.'],
    ['Bar', 'The progress; read aloud with the title as its name.'],
    ['Detail', 'The same in words and numbers.'],
    ['Stop', 'Requests the stop; the caller decides what happens then.'],
  ],
  states: [
    [
      'Progress unknown',
      'A part of the bar moves back and forth, or is static with reduced motion.',
    ],
    ['Progress known', '0 to 100 per cent.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the stop button.'],
    ['Enter, Space', 'Stop the import.'],
  ],
  code: `import { ImportProgress } from '@campetto/ui';

export function Running({ percent, onStop }: { percent?: number; onStop: () => void }) {
  return (
    <ImportProgress
      title="Importing milano.geojson"
      percent={percent}
      detail="1,500 records read, 1,498 new"
      stop={{ label: 'Stop', onAction: onStop }}
    />
  );
}
`,
  rules: [
    {
      do: 'Omit the percentage while it is unknown.',
      dont: 'Invent one: nobody trusts a bar that waits at 99 %.',
    },
  ],
  content: [
    'The title says what is imported and from where.',
    'The file keeps its name, which wraps within words: “Importing milano.geojson”.',
    'The detail counts with a noun, in figures of equal width: “1,500 records read, 1,498 new”. The button is one verb: “Stop”.',
  ],
  screenReader: ['It is a region with a progress bar; the result is announced by the screen.'],
};
