import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

interface Result {
  outcome?: 'copied' | 'failed';
  /** Differs for each attempt. */
  messageId: number;
}

/**
 * Copies a text; `supported` is whether this browser can, and is true in the first render. A success is shown for
 * `shownFor` milliseconds, so that the next one is noticed; without it, until the next attempt.
 */
export function useCopy(text: string, shownFor?: number) {
  const [{ outcome, messageId }, setResult] = useState<Result>({ messageId: 0 });
  const supported = useSyncExternalStore(
    never,
    // Missing on pages without HTTPS, although the types do not show it.
    () => 'clipboard' in navigator,
    () => true,
  );

  useEffect(() => {
    if (outcome !== 'copied' || shownFor === undefined) return;
    const timer = setTimeout(() => setResult({ messageId }), shownFor);
    return () => clearTimeout(timer);
  }, [outcome, messageId, shownFor]);

  const show = (next: 'copied' | 'failed') =>
    setResult((before) => ({ outcome: next, messageId: before.messageId + 1 }));
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show('copied'),
      () => show('failed'),
    );
  return { supported, outcome, messageId, copy };
}
