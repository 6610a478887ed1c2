import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import * as css from './guidePage.css.ts';

/** A sentence with `code` marked as code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <code key={index} className={css.code}>
        {part}
      </code>
    ),
  );
}

/** A part of the page under a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      {children}
    </section>
  );
}
