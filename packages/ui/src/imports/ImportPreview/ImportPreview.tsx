import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './ImportPreview.css.ts';
import { type PreviewRecord, RecordTable, type RecordTableProps } from './RecordTable.tsx';

export interface ImportPreviewProps {
  labels: RecordTableProps['labels'] & {
    previous: string;
    next: string;
    /** Before the names of the fields that are not stored: "Not used:". */
    unused: string;
  };
  /** The name of the file; `detail` names the source that it was recognized as. */
  title: string;
  detail: string;
  /** The first records, one shown at a time. */
  records: readonly PreviewRecord[];
  /** Fields of the file of which nothing is stored. */
  unused: readonly string[];
  /** What can be done now: the source, the start, another file. */
  children: ReactNode;
}

/** The records as they would be imported, one at a time, each value with the field that it comes from. */
export function ImportPreview({ labels, records, unused, ...props }: ImportPreviewProps) {
  const [chosen, setShown] = useState(0);
  // Another source may read fewer records.
  const shown = Math.min(chosen, records.length - 1);
  const record = records[shown];

  /** Continues at the other end, because a button that is disabled there would lose the focus. */
  function turn(by: number) {
    setShown((shown + by + records.length) % records.length);
  }
  return (
    <section className={styles.preview} aria-label={props.title}>
      <div className={styles.header}>
        <div className={styles.words}>
          <Heading level={2} size="card" className={styles.title}>
            {props.title}
          </Heading>
          <p className={styles.detail}>{props.detail}</p>
        </div>
        {record && records.length > 1 && (
          <div className={styles.pager}>
            <IconButton icon={ChevronLeft} label={labels.previous} onClick={() => turn(-1)} />
            <span className={styles.place} aria-live="polite">
              {record.title}
            </span>
            <IconButton icon={ChevronRight} label={labels.next} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      {record && <RecordTable labels={labels} record={record} />}
      {unused.length > 0 && (
        <p className={styles.unused}>
          <strong>{labels.unused}</strong> {unused.join(', ')}
        </p>
      )}
      <div className={styles.footer}>{props.children}</div>
    </section>
  );
}
