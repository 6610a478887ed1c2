import type { FormEvent, ReactNode } from 'react';
import { form } from './Dialog.css.ts';

/** The body and the footer of a dialog as one form. */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // In React a dialog opened from within a form is still a child of that form.
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
