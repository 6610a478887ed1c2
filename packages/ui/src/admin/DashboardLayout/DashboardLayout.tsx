import { type ReactNode, useId } from 'react';
import * as styles from './DashboardLayout.css.ts';

export interface DashboardLayoutProps {
  title: string;
  subtitle: string;
  /** An error, above everything else. */
  banner?: ReactNode;
  /** StatTiles. */
  tiles: ReactNode;
  actionsTitle: string;
  /** QuickActionCards. */
  actions: ReactNode;
  /** An ActivityList. */
  activity: ReactNode;
  /** More about past changes: below the actions on wide screens, last on phones. */
  more?: ReactNode;
}

/** Arranges the dashboard: figures first, then actions beside the activity. */
export function DashboardLayout({
  title,
  subtitle,
  banner,
  tiles,
  actionsTitle,
  actions,
  activity,
  more,
}: DashboardLayoutProps) {
  const actionsId = useId();
  return (
    <div className={styles.layout}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      {banner}
      <div className={styles.tiles}>{tiles}</div>
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby={actionsId}>
          <h2 id={actionsId} className={styles.sectionTitle}>
            {actionsTitle}
          </h2>
          <div className={styles.actions}>{actions}</div>
        </section>
        <div className={styles.activity}>{activity}</div>
        {more}
      </div>
    </div>
  );
}
