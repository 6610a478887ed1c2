import { useEffect, useRef, useState } from 'react';

// ARIA has no invalid state for groups.
const INVALID = '[aria-invalid="true"], [data-invalid] :is([role="checkbox"], [type="radio"])';

/**
 * Focuses the first invalid field after a submit; errors that appear later do not move focus.
 * `ref` goes around the fields, and the form calls `submit` with what saves.
 */
export function useFirstInvalid(errors: Record<string, string | undefined>, pending: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // A counter in the state, because a submit with the same errors may change nothing else.
  const [submitted, setSubmitted] = useState(0);
  const handled = useRef(0);

  useEffect(() => {
    if (submitted === handled.current || pending) return;
    handled.current = submitted;
    if (Object.keys(errors).length === 0) return;
    const control = ref.current?.querySelector<HTMLElement>(INVALID);
    // A screen reader reads the error of a field that has the focus already only if it gets it again.
    control?.blur();
    control?.focus();
    // `focus` scrolls only to the control; its error message may still be under a sticky bar.
    const invalid = control?.closest('[aria-invalid], [data-invalid]');
    const [message = ''] = invalid?.getAttribute('aria-describedby')?.split(' ') ?? [];
    document.getElementById(message)?.scrollIntoView({ block: 'nearest' });
  }, [errors, pending, submitted]);

  return {
    ref,
    submit: (save: () => void) => {
      setSubmitted((count) => count + 1);
      save();
    },
  };
}
