import { useId } from 'react';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { ActivityIcon, type ActivityKind } from './ActivityIcon.tsx';
import * as styles from './ActivityList.css.ts';

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
}

export interface ActivityListProps {
  labels: { title: string; empty: string; loading: string };
  /** Newest first. */
  items: readonly ActivityItem[];
  loading: boolean;
  /** Why there is nothing to show. */
  error?: string | undefined;
}

/** What happened to the venues lately, and by whom. */
export function ActivityList({ labels, items, loading, error }: ActivityListProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={loading}>
      <h2 id={titleId} className={styles.title}>
        {labels.title}
      </h2>
      {items.length > 0 ? (
        <ol>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ol>
      ) : (
        <div className={styles.waiting}>
          {loading && <Spinner label={labels.loading} />}
          {!loading && <p role={error && 'alert'}>{error ?? labels.empty}</p>}
        </div>
      )}
    </section>
  );
}

function Row({ item }: { item: ActivityItem }) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <ActivityIcon kind={item.kind} />
      </span>
      <p className={styles.text}>{item.text}</p>
      <p className={styles.detail}>
        {item.detail && <span>{item.detail}</span>}
        <time dateTime={item.dateTime}>{item.time}</time>
      </p>
    </li>
  );
}
