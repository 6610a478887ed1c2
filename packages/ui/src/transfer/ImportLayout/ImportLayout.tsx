import type { ReactNode } from 'react';
import * as styles from './ImportLayout.css.ts';

export interface ImportLayoutProps {
  title: string;
  subtitle: string;
  /** The step that the import is at. */
  children: ReactNode;
}

/** The screen on which files come in: what it is for, and the step that is on. */
export function ImportLayout({ title, subtitle, children }: ImportLayoutProps) {
  return (
    <div className={styles.layout}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      {children}
    </div>
  );
}
