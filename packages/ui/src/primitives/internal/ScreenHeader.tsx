import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './ScreenHeader.css.ts';

interface ScreenHeaderProps {
  title: string;
  subtitle: string;
  /** Whether the subtitle is an explanation, whose lines are as wide as those of a text at most. */
  explains?: boolean;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
}

/** The title of a screen of the back office, with its actions where both fit. */
export function ScreenHeader({ title, subtitle, explains = false, actions }: ScreenHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className={explains ? styles.prose : styles.subtitle}>{subtitle}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
