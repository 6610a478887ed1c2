import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { ActionLink } from '../ActionLink/index.ts';
import { Section, type SectionHeading } from '../Section/index.ts';
import { SwipeRow } from '../SwipeRow/index.ts';
import * as styles from './HowItWorks.css.ts';

export interface HowItWorksProps extends SectionHeading {
  /** Eight, two beside each picture. */
  steps: readonly { title: string; text: string }[];
  /** Four, such as phones; each is cut off below. */
  pictures: readonly ReactNode[];
  action: { label: string; href: string };
}

/** The way from the first tap to the next season, in steps and pictures. */
export function HowItWorks({ steps, pictures, action, ...heading }: HowItWorksProps) {
  const stages = pictures.map((picture, index) => ({ picture, first: index * 2 }));
  return (
    <Section {...heading} ground="card">
      <SwipeRow labelledBy={`${heading.id}-title`} className={styles.stages}>
        {stages.map(({ picture, first }) => (
          <div key={first} className={styles.stage}>
            <div className={styles.picture}>{picture}</div>
            <ol start={first + 1} className={styles.steps}>
              {steps.slice(first, first + 2).map((step, offset) => (
                <li key={step.title}>
                  <span className={styles.number} aria-hidden="true">
                    {first + offset + 1}
                  </span>
                  <Heading level={3} size="card" className={styles.title}>
                    {step.title}
                  </Heading>
                  <p className={styles.text}>{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </SwipeRow>
      <p className={styles.action}>
        <ActionLink href={action.href} size="large">
          {action.label}
        </ActionLink>
      </p>
    </Section>
  );
}
