import type { FormEvent, ReactNode } from 'react';
import { form } from './Dialog.css.ts';

/** The body and the footer of a dialog as one form. */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // React would pass the event to a form that contains the dialog's component, although the portal is outside of it.
    event.stopPropagation();
    onSubmit();
  }
  return (
    // The caller validates and shows its own messages.
    <form className={form} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}
