import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The target of every “get the app” on the page: the benefits, both stores, and a code for visitors on a desktop.',
  avoid:
    'A page that redirects the visitor to the right store is a DownloadNotice. The buttons alone are StoreButtons.',
  anatomy: [
    ['Background', 'Painted, with a padel court that fades before the figures.'],
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Points', 'A few, each with a tick.'],
    ['Stores', 'The StoreButtons.'],
    ['Code', 'The QrCodeCard, beside the text; a phone, which cannot scan itself, shows none.'],
    ['Figures', 'The Stats as a line, at the end.'],
  ],
  states: [
    ['Desktop', 'The code is beside the title; the points take two columns.'],
    ['Tablet', 'The code is beside points and stores.'],
    ['Phone', 'Points, and the stores in the full width.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [
    ['Tab', 'Moves from store to store.'],
    ['Enter', 'Opens the store in a new tab.'],
  ],
  code: `import { DownloadSection } from '@campetto/ui';
import { QrCode } from '@campetto/ui/qr-code';

export function Download() {
  return (
    <DownloadSection
      id="download"
      eyebrow="Download"
      title="Kick-off is in your pocket"
      points={['Matches near you, every day', 'Join or organise in one tap']}
      stats={[{ value: '50+', label: 'cities' }]}
      stores={[
        {
          store: 'apple',
          href: 'https://apps.apple.com/app/id0000000000',
          before: 'Download on the',
          name: 'App Store',
        },
      ]}
      newTabLabel="opens in a new tab"
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
      do: 'Points of three to six words.',
      dont: 'Sentences: they take two columns of lines, and push the stores out of sight.',
    },
  ],
  content: [
    'A point has three to six words and no full stop: “Join or organise in one tap”.',
    'The caption of the code says what to do: “Point your camera here”.',
    'The label of a figure is in lower case, because it continues the figure: “500+ active players a day”.',
  ],
  screenReader: [
    'A region that is named by its title. Each store link says that it opens a new tab.',
  ],
};
