import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Holds up a code to be scanned, for those who read on a desk and want the page on their phone.',
  avoid:
    'Never the only way: whoever reads on the phone cannot scan it. Put StoreButtons or an ActionLink beside it.',
  anatomy: [
    ['Card', 'White in both themes, because a camera needs the quiet zone.'],
    ['Code', 'A QrCode, or a picture of one, that says what it is for.'],
    ['Caption', 'What to do with it; centred under the code.'],
  ],
  states: [
    ['At its size', 'As wide as the code, 256 px and its margin.'],
    ['Narrow', 'The code shrinks with its place and keeps its ratio.'],
  ],
  keyboard: [],
  code: `import { QrCode, ScanCode } from '@campetto/ui';

export function DownloadCode() {
  return (
    <ScanCode
      code={
        <QrCode
          address="https://campetto.app/download"
          label="Code that opens the download page"
        />
      }
      caption="Point your camera here"
    />
  );
}
`,
};
