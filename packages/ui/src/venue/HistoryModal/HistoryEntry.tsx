import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { ActivityIcon } from '../../admin/ActivityList/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './HistoryModal.css.ts';
import type { HistoryChange, HistoryEvent, HistoryModalProps } from './HistoryModal.tsx';

interface HistoryEntryProps extends Pick<HistoryModalProps, 'labels' | 'onUndo'> {
  event: HistoryEvent;
}

/** One thing that happened. */
export function HistoryEntry({ event, labels, onUndo }: HistoryEntryProps) {
  const textId = useId();
  const undoId = `${textId}-undo`;
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
      <div className={styles.undo}>
        {event.undo === 'done' && <Badge icon={Undo2}>{labels.undone}</Badge>}
        {(event.undo === 'possible' || event.undo === 'under way') && (
          <Button
            id={undoId}
            tone="quiet"
            icon={Undo2}
            loading={event.undo === 'under way'}
            aria-labelledby={`${undoId} ${textId}`}
            onClick={() => onUndo(event.id)}
          >
            {labels.undo}
          </Button>
        )}
      </div>
    </li>
  );
}

interface ChangesProps extends Pick<HistoryEntryProps, 'labels'> {
  changes: readonly HistoryChange[];
  describedBy: string;
}

function Changes({ changes, labels, describedBy }: ChangesProps) {
  const shown = (value: string) =>
    value || <span className={styles.nothing}>{labels.nothing}</span>;
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
              <del className={styles.gone}>{shown(from)}</del>
            </td>
            <td>
              <ins className={styles.come}>{shown(to)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
