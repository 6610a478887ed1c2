import type { ReactNode } from 'react';
import { ScreenHeader } from '../../primitives/internal/ScreenHeader.tsx';
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
      <ScreenHeader title={title} subtitle={subtitle} actions={actions} />
      {banner}
      {filters && <div className={styles.filters}>{filters}</div>}
      {children}
    </div>
  );
}
