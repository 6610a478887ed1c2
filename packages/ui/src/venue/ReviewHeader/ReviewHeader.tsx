import { Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import * as styles from './ReviewHeader.css.ts';

export interface ReviewHeaderProps {
  title: string;
  subtitle: string;
  addVenue: { label: string; href: string };
  /** The listed venues as a file. */
  exportMenu?: ReactNode;
  refresh: { label: string; loading: boolean; onRefresh: () => void };
}

/** Says which list this is, and what can be done about all of it. */
export function ReviewHeader({
  title,
  subtitle,
  addVenue,
  exportMenu,
  refresh,
}: ReviewHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <div className={styles.actions}>
        {exportMenu}
        <Button icon={RefreshCw} loading={refresh.loading} onClick={refresh.onRefresh}>
          {refresh.label}
        </Button>
        <ButtonLink href={addVenue.href} tone="primary" icon={Plus}>
          {addVenue.label}
        </ButtonLink>
      </div>
    </header>
  );
}
