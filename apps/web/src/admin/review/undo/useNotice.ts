import { useEffect, useState } from 'react';
import type { LastFailure } from '../useReviewFailure.ts';
import { useIgnoredPresses } from './useIgnoredPresses.ts';

interface Notice {
  text: string;
  tone: 'neutral' | 'critical';
  /** Whether the text is about the action that the next undo would undo. */
  isLast: boolean;
  /** The undo of everything has been requested already. Default false. */
  isAllRequested?: boolean;
}

/** The notice about what was done or undone, until another one or a failure replaces it. */
export function useNotice({ failure }: Pick<LastFailure, 'failure'>) {
  // `messageId` grows with each notice, so that a repeated text is announced again.
  const [notice, setNotice] = useState<Notice & { messageId: number }>();
  const ignored = useIgnoredPresses();

  // A failure replaces the notice, which must not be shown again when the failure is dismissed.
  useEffect(() => {
    if (failure) setNotice(undefined);
  }, [failure]);

  const show = (next: Notice) =>
    setNotice((shown) => ({ ...next, messageId: (shown?.messageId ?? 0) + 1 }));
  /** Shows what was done as the last action. */
  const report = (text: string) => show({ text, tone: 'neutral', isLast: true });

  return {
    notice,
    show,
    report,
    /** Shows what a decision has done, with the presses around it that did nothing. */
    reportDone: (text: string) => report(ignored.addTo(text)),
    /** Shows a text about no action that could be undone. */
    notify: (text: string, { isAllRequested = false } = {}) =>
      show({ text, tone: 'neutral', isLast: false, isAllRequested }),
    /** Shows why a key or a click that came too soon did nothing, or still what was done just before. */
    reportIgnored: (text: string) => {
      const done = ignored.record();
      setNotice((shown) => {
        const isLast = shown?.isLast === true && done !== undefined;
        const messageId = (shown?.messageId ?? 0) + 1;
        return { text: isLast ? done : text, tone: 'neutral', isLast, messageId };
      });
    },
    /** Shows why a key that came too late did nothing; the last action stays the same. */
    reportLate: (text: string) => show({ text, tone: 'neutral', isLast: notice?.isLast === true }),
    /** The action that the notice is about is no longer the one that the next undo would undo. */
    outdate: () => setNotice((shown) => shown && { ...shown, isLast: false }),
    dismiss: () => setNotice(undefined),
    /** Removes the notice; one about the last action only if that is meant. */
    dismissFor: (isLast: boolean) =>
      setNotice((shown) => (shown?.isLast && !isLast ? shown : undefined)),
  };
}
