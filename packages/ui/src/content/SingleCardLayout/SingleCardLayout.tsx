import type { ReactNode } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import * as styles from './SingleCardLayout.css.ts';

/** A court with one card on it: a page that is about one thing. */
export function SingleCardLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <div className={styles.ground}>
        <div className={styles.court}>
          <CourtPlan court="football" lineWidth={2} />
        </div>
      </div>
      <div className={styles.card}>{children}</div>
    </div>
  );
}
