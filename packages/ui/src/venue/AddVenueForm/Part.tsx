import { type ReactNode, useId } from 'react';
import { heading, part } from './AddVenueForm.css.ts';

/** A card of the form with what belongs together. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={part} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
