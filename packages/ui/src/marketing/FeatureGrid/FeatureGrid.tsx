import { points } from '../../theme/shared/page.css.ts';
import { Section, type SectionHeading } from '../Section/index.ts';
import { SwipeRow } from '../SwipeRow/index.ts';
import * as styles from './FeatureGrid.css.ts';
import { FeaturePicture, type FeaturePictureProps } from './pictures.tsx';

/** Its kind decides picture and place. */
export type FeatureCard = FeaturePictureProps & { title: string; points: readonly string[] };

export interface FeatureGridProps extends SectionHeading {
  /** One of each kind. */
  cards: readonly FeatureCard[];
}

/** What the app does: six cards, each with a piece of the app. */
export function FeatureGrid({ cards, ...heading }: FeatureGridProps) {
  return (
    <Section {...heading}>
      <SwipeRow labelledBy={`${heading.id}-title`} className={styles.grid}>
        {cards.map((card) => (
          <article key={card.kind} className={styles.card[card.kind]}>
            <div className={styles.picture} aria-hidden="true">
              <FeaturePicture {...card} />
            </div>
            <div className={styles.words[card.kind]}>
              <h3 className={styles.title}>{card.title}</h3>
              <ul className={points}>
                {card.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </SwipeRow>
    </Section>
  );
}
