import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownClock {
  /** Left, from `total` to 0. */
  seconds: number;
  /** At the start. */
  total: number;
  /** The clock in words, found by screen readers but not read by itself: "3 seconds left". */
  remaining: string;
  /** Read aloud once, at the start; contains no figure that changes. */
  announcement: string;
}

export interface CountdownProps {
  /** What happens at zero: "Taking you to the App Store". */
  message: string;
  /** Absent while no time runs. */
  clock?: CountdownClock | undefined;
  /** The way to stop it. */
  action?: ReactNode;
}

/** The centre circle as a clock (spec §2.5). The parent counts the seconds. */
export function Countdown({ message, clock, action }: CountdownProps) {
  const [announcement, setAnnouncement] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const isActionFocused = useRef(false);
  const runs = clock !== undefined;
  const current = clock?.announcement ?? message;
  // Only what changes in a live region is read: it starts empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it would be late.
  useEffect(() => {
    setAnnouncement((before) => (runs ? current : before && current));
  }, [runs]);
  useLayoutEffect(() => {
    if (runs || !isActionFocused.current) return;
    // The action has disappeared with the clock. The focused message is read: not a second time.
    isActionFocused.current = false;
    words.current?.focus();
    setAnnouncement('');
  }, [runs]);
  return (
    <div className={styles.countdown}>
      <div role={runs ? 'timer' : undefined} className={styles.clock}>
        <svg viewBox="0 0 320 128" className={styles.court} aria-hidden="true" focusable="false">
          <path d="M0 64H104M216 64H320" className={styles.line} />
          <circle cx="160" cy="64" r="56" className={styles.line} />
          {clock ? (
            <circle
              cx="160"
              cy="64"
              r="56"
              pathLength="1"
              strokeDasharray="1 1"
              strokeDashoffset={1 - clock.seconds / clock.total}
              transform="rotate(-90 160 64)"
              className={styles.left}
            />
          ) : (
            <circle cx="160" cy="64" r="6" className={styles.spot} />
          )}
        </svg>
        {clock && (
          <>
            <span className={styles.figure} aria-hidden="true">
              {clock.seconds}
            </span>
            <VisuallyHidden>{clock.remaining}</VisuallyHidden>
          </>
        )}
      </div>
      <div className={styles.words}>
        {/* Another message is another line: the old one has not moved. */}
        <p key={message} ref={words} tabIndex={-1} className={styles.message}>
          {message}
        </p>
        {/* Nothing remains in it of another language. */}
        <LiveRegion message={announcement === current ? announcement : ''} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices where the focus is. */}
        <div
          className={styles.action}
          onFocus={() => {
            isActionFocused.current = true;
          }}
          onBlur={() => {
            isActionFocused.current = false;
          }}
        >
          {action}
        </div>
      </div>
    </div>
  );
}
