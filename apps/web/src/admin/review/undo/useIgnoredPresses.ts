import { ignoredPresses } from '@campetto/messages/admin/review/shortcuts';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';

/** Milliseconds without such a press after which they are no longer mentioned. */
const RECENTLY = 2_000;

/**
 * Counts the keys and clicks that came too soon and did nothing. The notice about each is soon replaced by that of a
 * decision before or after it: that one mentions them too, so that nobody takes them for decisions.
 */
export function useIgnoredPresses() {
  const { i18n } = useLingui();
  const last = useRef({ count: 0, at: Number.NEGATIVE_INFINITY });
  const recent = () => (performance.now() - last.current.at < RECENTLY ? last.current.count : 0);
  return {
    record(): void {
      last.current = { count: recent() + 1, at: performance.now() };
    },
    /** What a decision has done, and how many presses around it did nothing. */
    addTo(text: string): string {
      const count = recent();
      return count === 0 ? text : `${text}. ${ignoredPresses(i18n, count)}`;
    },
  };
}
