import type { ReactNode } from 'react';
import * as styles from './ActivityLayout.css.ts';

export interface ActivityLayoutProps {
  title: string;
  subtitle: string;
  /** An error, above everything else. */
  banner?: ReactNode;
  /** Selects, side by side where there is room. */
  filters: ReactNode;
  /** An ActivityList. */
  children: ReactNode;
}

/** Arranges the page of all changes: filters above the list. */
export function ActivityLayout({
  title,
  subtitle,
  banner,
  filters,
  children,
}: ActivityLayoutProps) {
  return (
    <div className={styles.layout}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      {banner}
      <div className={styles.filters}>{filters}</div>
      {children}
    </div>
  );
}
