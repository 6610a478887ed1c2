import { useEffect, useRef } from 'react';
import type { EditVenueErrors } from './EditVenueModal.tsx';

// A group of checkboxes has no invalid state of its own, only words about what is wrong.
const INVALID = '[aria-invalid="true"], fieldset[aria-describedby] [role="checkbox"]';

/** Leads to the first field that a save found wrong; errors that come later leave focus alone. */
export function useFirstInvalid(errors: EditVenueErrors, saving: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    if (!submitted.current || saving || Object.keys(errors).length === 0) return;
    submitted.current = false;
    ref.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [errors, saving]);

  return {
    ref,
    submit: (save: () => void) => {
      submitted.current = true;
      save();
    },
  };
}
