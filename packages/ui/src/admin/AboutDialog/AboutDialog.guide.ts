import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Names the sources of the directory’s data: each public source with the attribution that its licence requires, a link to the source and a link to the licence.',
  avoid: 'For any other question or message use the Dialog that this component is based on.',
  anatomy: [
    ['Dialog', 'Title, one sentence before the list, the close button.'],
    ['Source', 'The name that its owner requires; links to the owner’s page in a new tab.'],
    ['Licence', 'Below the source, quieter; links to the licence’s text in a new tab.'],
  ],
  states: [
    ['Open, closed', 'Controlled by the caller.'],
    ['Many sources', 'The list scrolls; title and close button stay visible.'],
  ],
  keyboard: [
    [
      'On opening',
      'The focus moves to the close button, so that a key pressed too early follows no link.',
    ],
    ['Tab', 'Source, licence, next source, … and the close button; the focus stays inside.'],
    ['Enter', 'Opens the link in a new tab.'],
    ['Escape', 'Requests closing.'],
  ],
  code: `import { AboutDialog } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function About({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AboutDialog
      open={open}
      onClose={onClose}
      labels={labels.AboutDialog}
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
      do: 'Name the source exactly as its licence requires, in its own language.',
      dont: 'Translate the owner’s name.',
    },
  ],
  content: [
    'A source is named as its licence requires, in its own language: “Origen de los datos: Ayuntamiento de Madrid”, not “City of Madrid”.',
    'The licence is the name of its text, with the version: “Creative Commons Attribution 4.0”.',
    'The sentence above the list says what the sources are for, and ends with a full stop: “The venues come from these public sources.”',
    'The note of a new tab is in lower case and has no brackets, which the link adds: “opens in a new tab”.',
  ],
  screenReader: [
    'It is a dialog with its title as the name; the sources are a list.',
    'Links to sources say that a new tab opens.',
  ],
};
