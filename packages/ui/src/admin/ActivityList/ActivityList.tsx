import { useId } from 'react';
import type { Action } from '../../primitives/action.ts';
import { PanelState } from '../../primitives/PanelState.tsx';
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
  /** ISO 8601, for the `time` element. */
  dateTime: string;
  /** Whether it can be, or has been, undone. */
  undo?: UndoState | undefined;
}

export interface ActivityListProps {
  labels: { title: string; empty: string; loading: string };
  /** Newest first. */
  items: readonly ActivityItem[];
  pending: boolean;
  /** Shown for an empty list. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
  /** Undoes the items whose `undo` allows it; `done` marks an undone item. */
  undo?: { label: string; done: string; onUndo: (id: string) => void } | undefined;
}

/** The latest changes to the venues, and who made them. */
export function ActivityList({ labels, items, pending, error, retry, undo }: ActivityListProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={pending}>
      <h2 id={titleId} className={styles.title}>
        {labels.title}
      </h2>
      {items.length > 0 ? (
        <ol>
          {items.map((item) => (
            <Row key={item.id} item={item} undo={undo} />
          ))}
        </ol>
      ) : (
        <PanelState {...{ labels, pending, error, retry }} />
      )}
    </section>
  );
}

function Row({ item, undo }: { item: ActivityItem; undo: ActivityListProps['undo'] }) {
  const textId = useId();
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <ActivityIcon kind={item.kind} />
      </span>
      <p id={textId} className={styles.text}>
        {item.text}
      </p>
      <p className={styles.detail}>
        {item.detail && <span>{item.detail}</span>}
        <time dateTime={item.dateTime}>{item.time}</time>
      </p>
      {undo && item.undo && (
        <div className={styles.undo}>
          <UndoMark
            state={item.undo}
            label={undo.label}
            done={undo.done}
            of={textId}
            onUndo={() => undo.onUndo(item.id)}
          />
        </div>
      )}
    </li>
  );
}
