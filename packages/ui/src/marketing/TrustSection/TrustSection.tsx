import { Heading } from '../../primitives/Heading/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { touchLink } from '../../theme/shared/page.css.ts';
import { Section, type SectionHeading } from '../Section/index.ts';
import { SwipeRow } from '../SwipeRow/index.ts';
import * as styles from './TrustSection.css.ts';

/** What a visitor can rely on, with the page that explains it in full. */
export interface Assurance {
  title: string;
  text: string;
  link: { label: string; href: string };
}

export interface Question {
  question: string;
  answer: string;
}

export interface TrustSectionProps extends SectionHeading {
  assurances: readonly Assurance[];
  /** The title over the questions. */
  questionsTitle: string;
  /** Each answer unfolds, without a script. */
  questions: readonly Question[];
}

/** What visitors can rely on, and the answers that they look for before they sign up. */
export function TrustSection({
  assurances,
  questionsTitle,
  questions,
  ...heading
}: TrustSectionProps) {
  return (
    <Section {...heading}>
      <SwipeRow labelledBy={`${heading.id}-title`} className={styles.assurances}>
        {assurances.map(({ title, text, link }) => (
          <article key={title} className={styles.assurance}>
            <Heading level={3} size="card" className={styles.title}>
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
            <Anchor href={link.href} className={touchLink}>
              {link.label}
            </Anchor>
          </article>
        ))}
      </SwipeRow>
      <div className={styles.asked}>
        <Heading level={3} size="card" className={styles.askedTitle}>
          {questionsTitle}
        </Heading>
        <div>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.entry}>
              <summary className={styles.question}>{question}</summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
