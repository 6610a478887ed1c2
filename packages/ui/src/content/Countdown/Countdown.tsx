import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownLabels {
  /** What happens at zero: "Taking you to the App Store". */
  message: string;
  /** The clock in words, found by screen readers but not read by itself: "3 seconds left". */
  remaining: string;
  /** Read aloud once, at the start; holds no figure that changes. */
  announcement: string;
}

export interface CountdownProps {
  labels: CountdownLabels;
  /** Left, from `total` to 0. */
  seconds: number;
  /** At the start. */
  total: number;
  /** The way to stop it. */
  action?: ReactNode;
}

/** The centre circle as a clock (spec §2.5). Who uses it keeps the time. */
export function Countdown({ labels, seconds, total, action }: CountdownProps) {
  const [announcement, setAnnouncement] = useState('');
  // Only what changes in a live region is read: it starts empty.
  useEffect(() => setAnnouncement(labels.announcement), [labels.announcement]);
  const gone = 1 - seconds / total;
  return (
    <div className={styles.countdown}>
      <div role="timer" className={styles.clock}>
        <svg viewBox="0 0 320 128" className={styles.court} aria-hidden="true" focusable="false">
          <path d="M0 64H104M216 64H320" className={styles.line} />
          <circle cx="160" cy="64" r="56" className={styles.line} />
          <circle
            cx="160"
            cy="64"
            r="56"
            pathLength="1"
            strokeDasharray="1 1"
            strokeDashoffset={gone}
            transform="rotate(-90 160 64)"
            className={styles.left}
          />
        </svg>
        <span className={styles.figure} aria-hidden="true">
          {seconds}
        </span>
        <VisuallyHidden>{labels.remaining}</VisuallyHidden>
      </div>
      <p className={styles.message}>{labels.message}</p>
      <LiveRegion message={announcement} />
      {action}
    </div>
  );
}
