import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { ActivityIcon, UndoMark } from '../../admin/ActivityList/index.ts';
import { BreakableText } from '../../primitives/internal/BreakableText.tsx';
import * as styles from './HistoryDialog.css.ts';
import type { HistoryChange, HistoryDialogProps, HistoryEvent } from './types.ts';

interface HistoryEntryProps extends Pick<HistoryDialogProps, 'labels' | 'onUndo'> {
  event: HistoryEvent;
}

/** One entry of the history. */
export function HistoryEntry({ event, labels, onUndo }: HistoryEntryProps) {
  const textId = useId();
  return (
    <li className={styles.event}>
      <span className={styles.icon}>
        <ActivityIcon kind={event.kind} />
      </span>
      <div className={styles.what}>
        <p id={textId} className={styles.text}>
          {event.text}
        </p>
        <p className={styles.detail}>
          {event.by !== undefined && <span>{event.by}</span>}
          <time dateTime={event.dateTime}>{event.time}</time>
        </p>
      </div>
      {event.note !== undefined && <blockquote className={styles.note}>{event.note}</blockquote>}
      {event.changes !== undefined && event.changes.length > 0 && (
        <Changes changes={event.changes} labels={labels} describedBy={textId} />
      )}
      {event.undo && (
        <div className={styles.undo}>
          <UndoMark
            state={event.undo}
            label={event.undoLabel ?? labels.undo}
            done={labels.undone}
            of={event.text}
            onUndo={() => onUndo(event.id)}
          />
        </div>
      )}
    </li>
  );
}

interface ChangesProps extends Pick<HistoryEntryProps, 'labels'> {
  changes: readonly HistoryChange[];
  describedBy: string;
}

function Changes({ changes, labels, describedBy }: ChangesProps) {
  const shown = (value: string) =>
    value ? (
      <BreakableText>{value}</BreakableText>
    ) : (
      <span className={styles.nothing}>{labels.nothing}</span>
    );
  return (
    <table className={styles.changes} aria-labelledby={describedBy}>
      <thead>
        <tr>
          <th scope="col">{labels.field}</th>
          <th scope="col">{labels.before}</th>
          <th scope="col">{labels.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              <del className={styles.before}>{shown(from)}</del>
            </td>
            <td>
              <ArrowRight className={styles.arrow} aria-hidden="true" />
              <ins className={styles.after}>{shown(to)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
