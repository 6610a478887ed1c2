import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { ScreenHeader } from '../../primitives/internal/ScreenHeader.tsx';
import * as styles from './DashboardLayout.css.ts';

export interface DashboardLayoutProps {
  title: string;
  subtitle: string;
  /** An error, above everything else. */
  banner?: ReactNode;
  /** A ContinueReview. */
  task?: ReactNode;
  /** StatTiles. */
  tiles: ReactNode;
  actionsTitle: string;
  /** QuickActionCards. */
  actions: ReactNode;
  /** An ActivityList. */
  activity: ReactNode;
  /** A DecisionChart: below the actions on wide screens, after the activity on phones. */
  trend?: ReactNode;
  /** Panels of figures, last: below the chart on wide screens. */
  more?: ReactNode;
}

/** Arranges the dashboard: the task and figures first, then actions beside the activity. */
export function DashboardLayout({
  title,
  subtitle,
  banner,
  task,
  tiles,
  actionsTitle,
  actions,
  activity,
  trend,
  more,
}: DashboardLayoutProps) {
  const actionsId = useId();
  return (
    <div className={styles.layout}>
      <ScreenHeader title={title} subtitle={subtitle} />
      {banner}
      {task}
      <div className={styles.tiles}>{tiles}</div>
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby={actionsId}>
          <Heading level={2} size="card" id={actionsId}>
            {actionsTitle}
          </Heading>
          <div className={styles.actions}>{actions}</div>
        </section>
        <div className={styles.activity}>{activity}</div>
        {trend && <div className={styles.trend}>{trend}</div>}
        {more && <div className={styles.more}>{more}</div>}
      </div>
    </div>
  );
}
