import { ignoredPresses } from '@campetto/messages/admin/review/shortcuts';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';

/** Milliseconds after which an ignored press or a decision is no longer mentioned. */
const RECENTLY = 2_000;

/**
 * Counts the keys and clicks that came too soon and did nothing. There is one notice at a time: that of a decision
 * mentions the ignored presses shortly before and after it, so that nobody takes them for decisions.
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
    /** Counts a press; returns the notice of the decision shortly before it, with the ignored presses. */
    record(): string | undefined {
      last.current = { count: recent() + 1, at: performance.now() };
      const { text, count } = done.current;
      return isRecent(done.current) ? withCount(text, count + recent()) : undefined;
    },
    /** Adds the number of ignored presses to what a decision has done. */
    addTo(text: string): string {
      const count = recent();
      done.current = { text, count, at: performance.now() };
      // The notice of the next decision does not mention them again.
      last.current.count = 0;
      return withCount(text, count);
    },
  };
}
