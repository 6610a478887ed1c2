import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Says whose data the directory holds: each public source in the words that its licence asks for, with a link to the source and one to the licence.',
  avoid: 'For any other question or notice there is the Dialog that this one is made of.',
  anatomy: [
    ['Dialog', 'Title, one sentence before the list, the cross.'],
    ['Source', 'Its name as its owner wants it; leads to the owner’s page in a new tab.'],
    ['Licence', 'Below it, quieter; leads to the licence’s text in a new tab.'],
  ],
  states: [
    ['Open, closed', 'The caller keeps which.'],
    ['Many sources', 'The list scrolls; title and cross stay in sight.'],
  ],
  keyboard: [
    ['As it opens', 'The focus goes to the cross: no link is followed by a key pressed too soon.'],
    ['Tab', 'Source, licence, next source, … and the cross; it goes round inside.'],
    ['Enter', 'Opens the link in a new tab.'],
    ['Escape', 'Asks to close.'],
  ],
  code: `import { AboutDialog } from '@campetto/ui';

export function About({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AboutDialog
      open={open}
      onClose={onClose}
      labels={{
        title: 'About the data',
        close: 'Close',
        intro: 'The venues come from these public sources.',
        opensInNewTab: 'opens in a new tab',
      }}
      sources={[
        {
          text: '© OpenStreetMap contributors (ODbL)',
          url: 'https://www.openstreetmap.org/copyright',
          licence: 'Open Data Commons Open Database License 1.0',
          licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
        },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Name the source exactly as its licence asks, in its own language.',
      dont: 'Translate the owner’s name.',
    },
  ],
};
