import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownClock {
  /** Seconds left, from `total` to 0. */
  seconds: number;
  /** Seconds at the start. */
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
  /** The button that stops the countdown. */
  action?: ReactNode;
}

/** The centre circle as a clock (spec §2.5). The parent counts the seconds. */
export function Countdown({ message, clock, action }: CountdownProps) {
  const [announcement, setAnnouncement] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const isActionFocused = useRef(false);
  const runs = clock !== undefined;
  const current = clock?.announcement ?? message;
  // Screen readers announce only changes of a live region, so it starts empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the language is not announced again.
  useEffect(() => {
    setAnnouncement((before) => (runs ? current : before && current));
  }, [runs]);
  useLayoutEffect(() => {
    if (runs || !isActionFocused.current) return;
    // The action is gone with the clock, so the message gets the focus, which reads it aloud.
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
        <div className={runs ? styles.runningLines : styles.lines}>
          {/* The key makes a new message a new element, so that it does not count as a layout shift. */}
          <p key={message} ref={words} tabIndex={-1} className={styles.message}>
            {message}
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices where the focus is. */}
          <div
            className={runs ? styles.runningAction : styles.action}
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
        {/* An announcement in another language is not kept. */}
        <LiveRegion message={announcement === current ? announcement : ''} />
      </div>
    </div>
  );
}
