import type { ReactNode } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { painted } from '../../theme/shared/page.css.ts';
import * as styles from './SocialCard.css.ts';

interface SocialCardProps {
  brand: string;
  /** The headline; wrap what to underline in `HighlightedText`. */
  title: ReactNode;
  text: string;
  /** A phone, cut off by the lower edge. */
  picture: ReactNode;
}

/** The picture that a shared link shows: 1200 × 630 px, whatever the size of its parent; in a chat 300 px wide. */
export function SocialCard({ brand, title, text, picture }: SocialCardProps) {
  return (
    <div className={`${painted} ${styles.card}`}>
      <div className={styles.plan}>
        <CourtPlan court="football" lineWidth={4} />
      </div>
      <div className={styles.words}>
        <p className={styles.logo}>
          <LogoMark />
          {brand}
        </p>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
