import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The result of an import: how many records were imported, what that means, and why some were not.',
  avoid: 'During the import use ImportProgress, before it ImportPreview.',
  anatomy: [
    ['Title', 'The file, and that the import is finished.'],
    ['Figures', 'As many per row as fit; coloured only where attention is needed.'],
    ['Notes', 'What the figures mean for the directory, one sentence each.'],
    [
      'List',
      'Where in the file, and why, with a link to the venue if there is one; it scrolls, so that the footer stays near.',
    ],
    ['Footer', 'The possible next steps, the main one last.'],
  ],
  states: [
    ['Everything imported', 'Figures only.'],
    ['Some refused', 'Figure and list show how many, and why.'],
    ['More than are listed', 'A last line states how many more.'],
  ],
  tones: [
    ['`neutral`', 'A plain figure, and every zero.'],
    ['`positive`', 'What the import added or changed.'],
    ['`warning`', 'What was left as it is, and should be known.'],
    ['`critical`', 'What was refused.'],
  ],
  keyboard: [
    ['Tab', 'Reaches each list and its links, then the footer.'],
    ['Arrow keys', 'Scroll the list that has the focus.'],
  ],
  code: `import { ButtonLink, ImportReport } from '@campetto/ui';

export function Report() {
  return (
    <ImportReport
      title="milano.geojson has been imported"
      figures={[
        { id: 'new', label: 'New', value: '392', tone: 'positive' },
        { id: 'refused', label: 'Refused', value: '1', tone: 'critical' },
      ]}
      notes={['12 of these venues have been discarded before. They stay discarded.']}
      lists={[
        {
          title: 'Refused: 1',
          items: [{ id: '7', place: 'Line 7', reasons: ['Latitude: more than 90'] }],
        },
      ]}
    >
      <ButtonLink href="/venues?status=pending" tone="brand">
        Review pending venues
      </ButtonLink>
    </ImportReport>
  );
}
`,
  rules: [
    {
      do: 'Colour only where attention is needed.',
      dont: 'A colour for every figure, a zero too: the refused records do not stand out.',
    },
  ],
  content: [
    'The title is the result with the name of the file, which wraps within words.',
    'A figure has one to three words that agree with “venues”: “Kept as decided”, in Italian “Mantenute”. Its number arrives formatted.',
    'A note is a sentence that says what the figure means: “2 of these venues have been discarded before. They stay discarded.”',
    'A list has its number in its title, “Refused: 3”, and says what it leaves out: “and 4 more”.',
  ],
  screenReader: ['It is a region named by its title; figures are terms with their values.'],
};
