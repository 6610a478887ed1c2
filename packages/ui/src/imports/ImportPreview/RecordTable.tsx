import { Banner } from '../../primitives/Banner/index.ts';
import * as styles from './ImportPreview.css.ts';

export interface PreviewRecord {
  /** The number of the record: "Record 1 of 10". */
  title: string;
  /** What would be stored; `from` names the fields of the file, none if the source defines the value. */
  fields: readonly { id: string; label: string; value: string; from: readonly string[] }[];
  /** Values that would be left out, with their reasons. */
  leftOut: readonly string[];
  /** Why the record would not be imported. */
  refused?: string | undefined;
}

export interface RecordTableProps {
  labels: {
    field: string;
    value: string;
    from: string;
    /** In place of a field: "the same for the whole source". */
    constant: string;
    leftOut: string;
    refused: string;
  };
  record: PreviewRecord;
}

/** One record as it would be stored. */
export function RecordTable({ labels, record }: RecordTableProps) {
  if (record.refused !== undefined) {
    return (
      <Banner tone="warning" title={labels.refused}>
        {record.refused}
      </Banner>
    );
  }
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHead}>
              {labels.field}
            </th>
            <th scope="col" className={styles.columnHead}>
              {labels.value}
            </th>
            <th scope="col" className={styles.columnHead}>
              {labels.from}
            </th>
          </tr>
        </thead>
        <tbody>
          {record.fields.map(({ id, label, value, from }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.field}>
                {label}
              </th>
              <td className={styles.value}>{value}</td>
              <td className={styles.from}>
                {from.length === 0 && labels.constant}
                {from.map((name) => (
                  <code key={name} className={styles.source}>
                    {name}
                  </code>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {record.leftOut.length > 0 && (
        <Banner tone="brand" title={labels.leftOut}>
          {record.leftOut.join(' · ')}
        </Banner>
      )}
    </>
  );
}
