import { ignoredPresses } from '@campetto/messages/admin/review/shortcuts';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';

/** Milliseconds without such a press after which they are no longer mentioned. */
const RECENTLY = 2_000;

/**
 * Counts the keys and clicks that came too soon and did nothing. The notice about each would be replaced by that of a
 * decision after it, or would replace that of one before it: the decision's mentions them too, so that nobody takes
 * them for decisions, nor the decision for undone.
 */
export function useIgnoredPresses() {
  const { i18n } = useLingui();
  const last = useRef({ count: 0, at: Number.NEGATIVE_INFINITY });
  const done = useRef({ text: '', count: 0, at: Number.NEGATIVE_INFINITY });
  const isRecent = ({ at }: { at: number }) => performance.now() - at < RECENTLY;
  const recent = () => (isRecent(last.current) ? last.current.count : 0);
  const withCount = (text: string, count: number) =>
    count === 0 ? text : `${text}. ${ignoredPresses(i18n, count)}`;
  return {
    /** Counts a press; returns what the decision just before it has done, with the presses around it. */
    record(): string | undefined {
      last.current = { count: recent() + 1, at: performance.now() };
      const { text, count } = done.current;
      return isRecent(done.current) ? withCount(text, count + recent()) : undefined;
    },
    /** What a decision has done, and how many presses around it did nothing. */
    addTo(text: string): string {
      const count = recent();
      done.current = { text, count, at: performance.now() };
      // They are mentioned: the next decision has nothing to do with them.
      last.current.count = 0;
      return withCount(text, count);
    },
  };
}
