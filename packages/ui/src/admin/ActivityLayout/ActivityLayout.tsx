import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './ActivityLayout.css.ts';

export interface ActivityLayoutProps {
  title: string;
  subtitle: string;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** An error, above everything else. */
  banner?: ReactNode;
  /** Selects, side by side where there is room. */
  filters?: ReactNode;
  /** An ActivityList, or a KeyList. */
  children: ReactNode;
}

/** Arranges the page of all changes, or of the keys: filters above the list. */
export function ActivityLayout({
  title,
  subtitle,
  actions,
  banner,
  filters,
  children,
}: ActivityLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <Heading level={1} size="page">
            {title}
          </Heading>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {banner}
      {filters && <div className={styles.filters}>{filters}</div>}
      {children}
    </div>
  );
}
