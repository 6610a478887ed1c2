import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Panel } from '../../primitives/internal/Panel.tsx';
import { PanelState } from '../../primitives/internal/PanelState.tsx';
import * as styles from './ActivityList.css.ts';
import { type ActivityItem, ActivityRow, type ActivityUndo } from './ActivityRow.tsx';

export interface ActivityDay {
  id: string;
  /** "Today", "Friday 20 November". */
  name: string;
  /** Newest first. */
  items: readonly ActivityItem[];
}

export interface ActivityListProps {
  labels: { title: string; empty: string; loading: string };
  /** Newest first. */
  days: readonly ActivityDay[];
  pending: boolean;
  /** Shown for an empty list, and below the last row where earlier rows could not be loaded. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
  undo?: ActivityUndo | undefined;
  /** Shows earlier rows. */
  more?: Action | undefined;
  /** The link to the page of all changes. */
  all?: { label: string; href: string } | undefined;
}

/** Changes to the venues by day, and who made them. */
export function ActivityList({ labels, days, undo, more, all, ...props }: ActivityListProps) {
  const { pending, error, retry } = props;
  return (
    <Panel title={labels.title} pending={pending} className={styles.container}>
      {days.map(({ id, name, items }) => (
        <div key={id} className={styles.day}>
          <Heading level={3} size="label" className={styles.dayName}>
            {name}
          </Heading>
          <ol>
            {items.map((item) => (
              <ActivityRow key={item.id} item={item} undo={undo} />
            ))}
          </ol>
        </div>
      ))}
      {(days.length === 0 || error !== undefined) && (
        <PanelState labels={labels} rows={10} pending={pending} error={error} retry={retry} />
      )}
      {more && days.length > 0 && error === undefined && (
        <div className={styles.footer}>
          <Button pending={more.pending} onClick={more.onAction}>
            {more.label}
          </Button>
        </div>
      )}
      {all && (
        <div className={styles.footer}>
          <ButtonLink tone="quiet" href={all.href} icon={ArrowRight}>
            {all.label}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
