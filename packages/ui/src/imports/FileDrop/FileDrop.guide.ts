import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Accepts one file: selected, dropped anywhere on it, or pasted anywhere on the page.',
  avoid:
    'A picture of a venue uses an PictureField, which shows it. Import several files one after the other.',
  anatomy: [
    ['Zone', 'A dashed border; the whole area is one target.'],
    ['Button', 'Works for everyone.'],
    ['Drop', 'The alternative; not shown on devices without a mouse.'],
    ['Hint', 'Accepted formats and maximum size; read aloud with the button.'],
  ],
  states: [
    ['Idle, hover', 'The border darkens while the pointer is anywhere on it.'],
    ['Focused', 'A ring around the button.'],
    ['File above the area', 'Covered by a soft background with the invitation to drop.'],
    [
      'Reading',
      'Only the spinner and what is read: it accepts nothing, and the browser does not open a dropped file either.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the button.'],
    ['Enter, Space', 'Open the system’s file dialog.'],
    ['Ctrl or ⌘ + V', 'Accepts the copied file, wherever the focus is.'],
  ],
  code: `import { FileDrop } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Import({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <FileDrop
      labels={labels.FileDrop}
      accept={['.csv', '.geojson', '.ndjson']}
      onChoose={onChoose}
    />
  );
}
`,
  rules: [
    {
      do: 'Say which files are read, and how large they may be.',
      dont: '“Upload”: people find out only when a file is refused.',
    },
    {
      do: 'Read the file, and report what is wrong with it.',
      dont: 'Trust `accept`: a dropped file may be of any type.',
    },
  ],
  content: [
    'The button is a verb and its object, “Choose a file”; the other way continues it in lower case: “or drop it here”.',
    'While a file is above it, say what letting go does: “Let go to read the file”, not “Drop”.',
    'The hint lists the formats, then the largest size with its unit: “CSV, GeoJSON or NDJSON, up to 200 MB”.',
    'What is being read has its name, which wraps within words: “Reading venues.csv…”.',
  ],
  screenReader: [
    'It is a file field with the hint as its description. Dropping is only offered beside it.',
  ],
};
