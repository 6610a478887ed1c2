import type { ReactNode } from 'react';
import * as styles from './PhoneScreen.css.ts';

interface PhoneScreenProps {
  /** The phone's clock: "18:42". */
  time: string;
  /** Background of clock and header; a sport gives the colour of its court. Default `page`. */
  ground?: 'page' | 'card' | 'football' | 'padel' | undefined;
  header: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge. */
  footer?: ReactNode;
}

/** A screen of the app, drawn to be captured: fills its parent, sized in em of its text. */
export function PhoneScreen({ time, ground = 'page', header, children, footer }: PhoneScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.header({ ground })}>
        <div className={styles.status}>
          {time}
          <svg viewBox="0 0 56 14" className={styles.signs} aria-hidden="true" focusable="false">
            <path d="M2 9v3M8 7v5M14 4.5v7.5M20 2v10" stroke="currentColor" strokeWidth="3.2" />
            <rect x="29" y="1" width="22" height="12" rx="4" fill="none" stroke="currentColor" />
            <rect x="31.5" y="3.5" width="14" height="7" rx="2" fill="currentColor" />
            <path d="M53.5 5v4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </div>
        {header}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
