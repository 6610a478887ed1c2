import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { part } from './AddVenueForm.css.ts';

/** A card of the form with a group of fields. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={part} aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
