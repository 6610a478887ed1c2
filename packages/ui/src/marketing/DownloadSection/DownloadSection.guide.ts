import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Where every “get the app” on the page leads: what one gets, both stores, and a code for those who read on a desk.',
  avoid:
    'A page that takes the visitor to the right store by itself is a DownloadNotice. The buttons alone are StoreButtons.',
  anatomy: [
    ['Ground', 'Painted, with a padel court that fades before the figures.'],
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Points', 'A few, each ticked.'],
    ['Stores', 'The StoreButtons.'],
    ['Code', 'The ScanCode, beside the words where there is room.'],
    ['Figures', 'The Stats, at the end.'],
  ],
  states: [
    ['Desk', 'The code stands beside the title; the points take two columns.'],
    ['Tablet', 'The code stands beside the points.'],
    ['Phone', 'One under the other, the code after the stores, in the middle.'],
    ['First in sight', 'Rises in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [
    ['Tab', 'Goes from store to store.'],
    ['Enter', 'Opens the store in a new tab.'],
  ],
  code: `import { DownloadSection, QrCode } from '@campetto/ui';

export function Download() {
  return (
    <DownloadSection
      id="download"
      eyebrow="Download"
      title="The whistle is in your pocket"
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
          label="Code that opens the download page"
        />
      }
      caption="Point your camera here"
    />
  );
}
`,
};
