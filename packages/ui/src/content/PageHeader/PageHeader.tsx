import ArrowLeft from 'lucide-react/icons/arrow-left';
import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** A sentence or a date, under the title. */
  lead?: string | undefined;
  /** The link back to the home page. */
  home: { label: string; href: string };
}

/** The painted band at the top of a page of text. */
export function PageHeader({ title, lead, home }: PageHeaderProps) {
  return (
    <header className={styles.band}>
      <div className={styles.inner} data-theme="dark">
        <div className={styles.court}>
          <CourtPlan court="football" />
        </div>
        <Anchor href={home.href} className={styles.home}>
          <ArrowLeft size={18} aria-hidden="true" />
          {home.label}
        </Anchor>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  );
}
