import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Takes one file: picked, dropped anywhere on it, or pasted anywhere on the page.',
  avoid:
    'A picture of a venue goes into an ImageField, which shows it. Several files come one after the other.',
  anatomy: [
    ['Zone', 'A dashed edge; the whole of it is one target.'],
    ['Button', 'The way in for everyone.'],
    ['Drop', 'The other way; not shown where there is no pointer that could drop.'],
    ['Hint', 'Which files are read, and how large; read aloud with the button.'],
  ],
  states: [
    ['Resting, hover', 'The edge darkens wherever on it the pointer is.'],
    ['Focused', 'A ring around the button.'],
    ['A file over it', 'Covered by a soft ground that says to let go.'],
    [
      'Reading',
      'The bouncing ball and what is read, nothing else: it takes nothing, and a file dropped on it does not open in the browser either.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the button.'],
    ['Enter, Space', 'Open the computer’s own choice of files.'],
    ['Ctrl or ⌘ + V', 'Takes the copied file, wherever the focus is.'],
  ],
  code: `import { FileDrop } from '@campetto/ui';

export function Import({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <FileDrop
      labels={{
        pick: 'Choose a file',
        drop: 'or drop it here',
        letGo: 'Let go to read the file',
        hint: 'CSV, GeoJSON or NDJSON, up to 200 MB',
      }}
      accept={['.csv', '.geojson', '.ndjson']}
      onChoose={onChoose}
    />
  );
}
`,
  rules: [
    {
      do: 'Read what comes, and say what is wrong with it.',
      dont: 'Trust `accept`: a dropped file need not keep to it.',
    },
  ],
};
