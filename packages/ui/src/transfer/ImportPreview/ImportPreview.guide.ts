import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows how a file would come in before it does: each value with the field that it comes from, record by record.',
  avoid: 'What came of it afterwards is an ImportReport.',
  anatomy: [
    ['Head', 'The file, and whose it was taken for.'],
    ['Pager', 'Which record is shown; round and round. Left out where there is but one.'],
    ['Table', 'Stored as, value, from the field. On phones each row stands for itself.'],
    ['Left out', 'Values that would not be stored, with their reasons.'],
    ['Not used', 'Fields of the file of which nothing is stored.'],
    ['Foot', 'What can be done now, the main step last.'],
  ],
  states: [
    ['Comes in', 'The table; where the source itself is known to say it, no field is named.'],
    ['Something left out', 'A notice below the table.'],
    ['Refused', 'A warning in place of the table: why the record would not come in.'],
  ],
  keyboard: [
    ['Tab', 'The pager’s two buttons where there are any, then the foot.'],
    ['Enter, Space on the pager', 'The next record, or the one before. The focus stays on it.'],
  ],
  code: `import { Button, ImportPreview } from '@campetto/ui';

export function Preview({ onStart }: { onStart: () => void }) {
  return (
    <ImportPreview
      labels={{
        previous: 'Previous record',
        next: 'Next record',
        unused: 'Not used:',
        field: 'Stored as',
        value: 'Value',
        from: 'From the field',
        constant: 'known of this source',
        leftOut: 'Left out',
        refused: 'This record will not come in',
      }}
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
      <Button tone="primary" onClick={onStart}>
        Import
      </Button>
    </ImportPreview>
  );
}
`,
};
