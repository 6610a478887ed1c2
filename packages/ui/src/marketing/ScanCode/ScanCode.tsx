import type { ReactNode } from 'react';
import * as styles from './ScanCode.css.ts';

export interface ScanCodeProps {
  /** A code, drawn or as a picture, 256 px wide, that says what it is for. */
  code: ReactNode;
  /** The line under it. */
  caption: string;
}

/** The card that a camera is pointed at. */
export function ScanCode({ code, caption }: ScanCodeProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.code}>{code}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
