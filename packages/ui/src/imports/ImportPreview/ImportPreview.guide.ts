import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows how a file would be imported: each value with the field that it comes from, record by record.',
  avoid: 'The result of an import is an ImportReport.',
  anatomy: [
    ['Header', 'The file, and its recognised source.'],
    ['Pager', 'The number of the shown record; cyclic. Omitted for a single record.'],
    ['Table', 'Stored as, value, field of origin. On phones each row is a block.'],
    ['Skipped', 'Values that would not be stored, with their reasons.'],
    ['Unused', 'Fields of the file that are not stored.'],
    ['Footer', 'The possible steps, the main one last.'],
  ],
  states: [
    ['Imported', 'The table; for a value that follows from the source itself no field is named.'],
    ['Partly skipped', 'A notice below the table.'],
    ['Refused', 'A warning instead of the table: why the record would not be imported.'],
  ],
  keyboard: [
    ['Tab', 'The pager’s two buttons if there are any, then the footer.'],
    ['Enter, Space on the pager', 'The next or the previous record. The focus stays.'],
  ],
  code: `import { Button, ImportPreview } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Preview({ onStart }: { onStart: () => void }) {
  return (
    <ImportPreview
      labels={labels.ImportPreview}
      title="madrid.csv"
      detail="Read as: Ayuntamiento de Madrid"
      records={[
        {
          title: 'Record 1 of 1',
          fields: [{ id: 'name', label: 'Name', value: 'Orcasitas', from: ['NOMBRE'] }],
          leftOut: [],
        },
      ]}
      unused={['DISTRITO', 'BARRIO']}
    >
      <Button tone="brand" onClick={onStart}>
        Import
      </Button>
    </ImportPreview>
  );
}
`,
  rules: [
    {
      do: 'Name the field that each value comes from.',
      dont: 'Leave the fields out: the values look as if the source itself had them, and nobody sees that two were mixed up.',
    },
  ],
  content: [
    'The title is the name of the file as it is; it wraps within words. The detail says what it was taken for: “Read as: OpenStreetMap.”',
    'Fields of the file keep the names that they have there and are not translated; fields of the directory are called as in its forms: “Street”.',
    'A record is counted, “Record 1 of 10”, which is announced when another one is shown.',
    'A warning says what will happen as its title, “This record will be skipped”, and why as its text.',
  ],
  screenReader: [
    'Each record is a table with headers. Its number is announced when another one is shown.',
  ],
};
