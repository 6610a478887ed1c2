import type { ReactNode } from 'react';
import * as styles from './QrCodeCard.css.ts';

export interface QrCodeCardProps {
  /** The code as an element or picture, 256 px wide, with a text alternative. */
  code: ReactNode;
  /** The line below the code. */
  caption: string;
}

/** A card with a code to scan. */
export function QrCodeCard({ code, caption }: QrCodeCardProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.code}>{code}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
