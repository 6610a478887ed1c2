import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { DuplicateFieldRow } from './DuplicateFieldRow.tsx';
import * as styles from './DuplicatesDialog.css.ts';
import { sampleCluster } from './sampleCluster.ts';
import type { DuplicateField } from './types.ts';

const { duplicates: labels, duplicateFields } = findCopy({});
const { equal, fields, records } = sampleCluster({}, 2);
const differing = fields.filter(({ id }) => id === 'name' || id === 'address');

const table = (shown: readonly DuplicateField[]) => (
  <div className={styles.table({ columns: 2 })}>
    {shown.map((field) => (
      <DuplicateFieldRow
        key={field.id}
        field={field}
        labels={labels}
        records={records}
        pending={false}
        onTake={() => {}}
      />
    ))}
  </div>
);

/** Shows the first rule; the other is about what follows. */
export const examples: readonly Example[] = [
  {
    do: table(differing),
    dont: table([
      ...differing,
      ...equal.fields.map(({ id, value }) => ({
        id,
        label: duplicateFields.postalCode,
        values: { 1: value, 2: value },
        source: '2',
      })),
    ]),
  },
];
