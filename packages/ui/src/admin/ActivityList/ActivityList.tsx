import { useId } from 'react';
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
  /** For people: "5 minutes ago". */
  time: string;
  /** For machines: ISO 8601. */
  dateTime: string;
  /** Whether it can be, or has been, taken back. */
  undo?: UndoState | undefined;
}

export interface ActivityListProps {
  labels: { title: string; empty: string; loading: string };
  /** Newest first. */
  items: readonly ActivityItem[];
  loading: boolean;
  /** Why there is nothing to show. */
  error?: string | undefined;
  /** Asks again after an error. */
  retry?: { label: string; onRetry: () => void } | undefined;
  /** Takes back what the items' `undo` allows; `done` marks what was taken back. */
  undo?: { label: string; done: string; onUndo: (id: string) => void } | undefined;
}

/** What happened to the venues lately, and by whom. */
export function ActivityList({ labels, items, loading, error, retry, undo }: ActivityListProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={loading}>
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
        <PanelState {...{ labels, loading, error, retry }} />
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
