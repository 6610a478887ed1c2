import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Copies a text; `supported` is whether this browser can, and is true in the first render. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const supported = useSyncExternalStore(
    never,
    // Missing on pages without HTTPS, although the types do not show it.
    () => 'clipboard' in navigator,
    () => true,
  );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return { supported, outcome, copy };
}
