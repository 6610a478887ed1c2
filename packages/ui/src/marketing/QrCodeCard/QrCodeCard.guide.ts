import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a code to scan, for visitors on a desktop who want the page on their phone.',
  avoid:
    'Never the only way: a visitor on the phone cannot scan it. Put StoreButtons or an ActionLink beside it.',
  anatomy: [
    ['Card', 'White in both themes, because a camera needs the quiet zone.'],
    ['Code', 'A QrCode, or a picture of one, with a description of its purpose.'],
    ['Caption', 'What to do with it; centred below the code.'],
  ],
  states: [
    ['Full size', 'As wide as the code, 256 px and its margin.'],
    ['Narrow', 'The code shrinks and keeps its ratio.'],
  ],
  keyboard: [],
  code: `import { QrCodeCard } from '@campetto/ui';
import { QrCode } from '@campetto/ui/qr-code';

export function DownloadCode() {
  return (
    <QrCodeCard
      code={
        <QrCode
          address="https://campetto.app/download"
          label="QR code for the download page"
        />
      }
      caption="Point your camera here"
    />
  );
}
`,
  rules: [
    {
      do: 'A caption that says what to do.',
      dont: '“Scan me!”: it asks for something, and says neither how nor what for.',
    },
  ],
  content: [
    'The caption is an imperative that says what to do, without a full stop: “Point your camera here”, not “Scan me!”.',
    'It is no wider than the code, 256 px, and wraps into lines of equal length: up to about eight words.',
  ],
  screenReader: ['A figure with the caption as its text; the code is read by its own name.'],
};
