import type { ReactNode } from 'react';
import { measure } from '../../theme/shared/page.css.ts';
import * as styles from './Section.css.ts';
import { useRevealOnScroll } from './useRevealOnScroll.ts';

export interface SectionHeading {
  /** The fragment of links to the section, without the hash. */
  id: string;
  /** The small line over the title. */
  eyebrow: string;
  title: string;
  lead?: string | undefined;
}

export interface SectionProps extends SectionHeading {
  /** Default `page`. */
  ground?: keyof typeof styles.ground | undefined;
  children: ReactNode;
}

/** A part of the landing page, named by its title; rises in once. */
export function Section({ id, eyebrow, title, lead, ground = 'page', children }: SectionProps) {
  const section = useRevealOnScroll<HTMLElement>();
  return (
    <section
      ref={section}
      id={id}
      // Focusable, so that the keyboard continues from a section to which a link leads.
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={styles.ground[ground]}
    >
      <div className={measure}>
        <div className={styles.header}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
