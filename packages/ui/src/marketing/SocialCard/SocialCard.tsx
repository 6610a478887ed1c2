import type { ReactNode } from 'react';
import { CourtPlan } from '../../courts/CourtPlan/index.ts';
import { LogoMark } from '../../courts/LogoMark/index.ts';
import { painted } from '../page.css.ts';
import * as styles from './SocialCard.css.ts';

export interface SocialCardProps {
  brand: string;
  /** The headline; wrap what to underline in `Marked`. */
  title: ReactNode;
  text: string;
  /** A phone, cut off by the lower edge. */
  picture: ReactNode;
}

/** What a shared link shows, drawn to be photographed: 1200 × 630 px, whatever lies around it. */
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
