import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'What became of the records of a file: how many came in, what that means, and why some did not.',
  avoid: 'While it still runs, ImportProgress. Before it starts, ImportPreview.',
  anatomy: [
    ['Title', 'The file, and that it is done.'],
    ['Figures', 'As many to a row as fit; coloured only where somebody should look.'],
    ['Notes', 'What the figures mean for the directory, a sentence each.'],
    ['List', 'Where in the file, and why; it scrolls, so that the foot stays near.'],
    ['Foot', 'What can be done next, the main step last.'],
  ],
  states: [
    ['All came in', 'Figures alone.'],
    ['Some refused', 'Figure and list say how many, and why.'],
    ['More than are listed', 'A last line says how many.'],
  ],
  keyboard: [
    ['Tab', 'Reaches each list, then the foot.'],
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
          items: [{ id: '7', place: 'Line 7', reason: 'Latitude: more than 90' }],
        },
      ]}
    >
      <ButtonLink href="/venues?status=pending" tone="primary">
        Review pending venues
      </ButtonLink>
    </ImportReport>
  );
}
`,
};
