import type { ReactNode } from 'react';
import * as styles from './QrCodeCard.css.ts';

export interface QrCodeCardProps {
  /** A code, drawn or as a picture, 256 px wide, that says what it is for. */
  code: ReactNode;
  /** The line under it. */
  caption: string;
}

/** The card that a camera is pointed at. */
export function QrCodeCard({ code, caption }: QrCodeCardProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.code}>{code}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
