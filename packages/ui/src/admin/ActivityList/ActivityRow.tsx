import ChevronDown from 'lucide-react/icons/chevron-down';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { ActivityIcon, type ActivityKind } from './ActivityIcon.tsx';
import * as styles from './ActivityList.css.ts';
import { UndoMark, type UndoState } from './UndoMark.tsx';

export interface ActivityItem {
  id: string;
  kind: ActivityKind;
  /** Whole sentence: "Giulia approved Padel Club Navigli". */
  text: string;
  detail?: string | undefined;
  /** Formatted: "5 minutes ago". */
  time: string;
  /** On hover and for screen readers: "20 Nov 2026, 14:32". */
  exactTime: string;
  /** ISO 8601, for the `time` element. */
  dateTime: string;
  /** The list of the changed venues. */
  href?: string | undefined;
  /** Whether the change can be, or has been, undone. */
  undo?: UndoState | undefined;
  /** In place of the label of the list: "Undo this batch". */
  undoLabel?: string | undefined;
  /** The changes that this line summarizes; they are shown when it is opened. */
  members?: readonly ActivityItem[] | undefined;
}

/** Undoes the items whose `undo` allows it; `done` marks an undone item. */
export interface ActivityUndo {
  label: string;
  done: string;
  onUndo: (id: string) => void;
}

interface ActivityRowProps {
  item: ActivityItem;
  undo: ActivityUndo | undefined;
}

/** One change, or several of one kind in a line that opens. */
export function ActivityRow({ item, undo }: ActivityRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <ActivityIcon kind={item.kind} />
      </span>
      {item.members ? (
        <details className={styles.series}>
          <summary className={styles.summary}>
            <span className={styles.text}>
              {item.text}
              <ChevronDown size={16} className={styles.chevron} aria-hidden="true" />
            </span>
            <Detail item={item} />
          </summary>
          <ol>
            {item.members.map((member) => (
              <ActivityRow key={member.id} item={member} undo={undo} />
            ))}
          </ol>
        </details>
      ) : (
        <>
          <p className={styles.text}>
            {item.href === undefined ? (
              item.text
            ) : (
              <TextLink href={item.href} standalone>
                {item.text}
              </TextLink>
            )}
          </p>
          <Detail item={item} />
        </>
      )}
      {undo && item.undo && (
        <div className={styles.undo}>
          <UndoMark
            state={item.undo}
            label={item.undoLabel ?? undo.label}
            done={undo.done}
            of={item.text}
            onUndo={() => undo.onUndo(item.id)}
          />
        </div>
      )}
    </li>
  );
}

function Detail({ item: { detail, dateTime, time, exactTime } }: { item: ActivityItem }) {
  return (
    <span className={styles.detail}>
      {detail && <span className={styles.who}>{detail}</span>}{' '}
      <time className={styles.time} dateTime={dateTime} title={exactTime}>
        {time}
        <VisuallyHidden> ({exactTime})</VisuallyHidden>
      </time>
    </span>
  );
}
