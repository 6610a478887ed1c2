import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Draws an address as a QR code, black on white in both themes.',
  avoid:
    'If the address never changes, show a picture of the code: it needs no script. For the card with its caption use QrCodeCard around it.',
  anatomy: [
    ['Quiet zone', 'Two modules of white on each side; without them a camera finds no edge.'],
    ['Modules', 'Black, 256 px wide together, correction level L.'],
    ['Label', 'The purpose of the code, read aloud in its place.'],
  ],
  states: [
    ['Short address', 'Few, large modules: readable from across the room.'],
    ['Long address', 'The same size with more, smaller modules: readable from a shorter distance.'],
  ],
  keyboard: [],
  code: `import { QrCode } from '@campetto/ui/qr-code';

export function DownloadCode() {
  return (
    <QrCode address="https://campetto.app/download" label="QR code for the download page" />
  );
}
`,
  rules: [
    {
      do: 'Keep the address short; let the server redirect.',
      dont: 'Put campaign parameters into the code: each makes it harder to read.',
    },
  ],
  content: [
    'The label says what the code is for: “QR code for the download page”, not “QR code”.',
    'The address has no parameters: each letter adds modules, and makes the code harder to read.',
  ],
  screenReader: [
    'A picture with the label as its name; who cannot scan it needs a link beside it.',
  ],
};
