import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Draws an address as a code to point a camera at, black on white in both themes.',
  avoid:
    'Where the address never changes, show a picture of the code: it costs no script. For the card with its caption use ScanCode around it.',
  anatomy: [
    ['Quiet zone', 'Two modules of white on each side; without them a camera finds no edge.'],
    ['Modules', 'Black, 256 px wide together, correction level L.'],
    ['Label', 'What the code is for, read aloud in its place.'],
  ],
  states: [
    ['Short address', 'Few, large modules: read from across the room.'],
    ['Long address', 'The same size with more, smaller modules: to be held closer.'],
  ],
  keyboard: [],
  code: `import { QrCode } from '@campetto/ui';

export function DownloadCode() {
  return (
    <QrCode address="https://campetto.app/download" label="Code that opens the download page" />
  );
}
`,
  rules: [
    {
      do: 'Keep the address short; let the server redirect.',
      dont: 'Put campaign parameters into the code: each makes it harder to read.',
    },
  ],
};
