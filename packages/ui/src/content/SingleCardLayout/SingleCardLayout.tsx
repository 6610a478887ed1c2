import type { ReactNode } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import * as styles from './SingleCardLayout.css.ts';

/** A painted court with one card, for pages about one thing. */
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
