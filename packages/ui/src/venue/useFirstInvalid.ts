import { useEffect, useRef, useState } from 'react';

// ARIA knows no invalid state of a group.
const INVALID = '[aria-invalid="true"], [data-invalid] :is([role="checkbox"], [type="radio"])';

/**
 * Leads to the first field that a save found wrong; errors that come later leave focus alone.
 * `ref` goes around the fields, and the form calls `submit` with what saves.
 */
export function useFirstInvalid(errors: Record<string, string | undefined>, saving: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // State, because a save that finds the same fault again may change nothing else.
  const [submitted, setSubmitted] = useState(0);
  const answered = useRef(0);

  useEffect(() => {
    if (submitted === answered.current || saving || Object.keys(errors).length === 0) return;
    answered.current = submitted;
    ref.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [errors, saving, submitted]);

  return {
    ref,
    submit: (save: () => void) => {
      setSubmitted((count) => count + 1);
      save();
    },
  };
}
