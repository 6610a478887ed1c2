import { Section, type SectionHeading } from '../Section/index.ts';
import { type Stat, Stats } from '../Stats/index.ts';
import { SwipeRow } from '../SwipeRow/index.ts';
import * as styles from './Testimonials.css.ts';

export interface Testimonial {
  text: string;
  name: string;
  role: string;
}

export interface TestimonialsProps extends SectionHeading {
  /** The headline figures above the voices. */
  stats: readonly Stat[];
  /** What each voice gives: drawn `count` times, read aloud once as `label`. */
  stars: { count: number; label: string };
  items: readonly Testimonial[];
}

/** Quotes of players: of each three, one is large. */
export function Testimonials({ stats, stars, items, ...heading }: TestimonialsProps) {
  return (
    <Section {...heading} ground="card">
      <Stats stats={stats} />
      <SwipeRow labelledBy={`${heading.id}-title`} className={styles.wall}>
        {items.map((item) => (
          <figure key={item.name} className={styles.card}>
            <Stars {...stars} />
            <blockquote className={styles.quote}>{item.text}</blockquote>
            <figcaption className={styles.person}>
              <span className={styles.initial} aria-hidden="true">
                {item.name.charAt(0)}
              </span>
              <span className={styles.about}>
                <strong className={styles.name}>{item.name}</strong>
                <span className={styles.role}>{item.role}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </SwipeRow>
    </Section>
  );
}

function Stars({ count, label }: TestimonialsProps['stars']) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div role="img" aria-label={label} className={styles.stars}>
      {places.map((place) => (
        <svg key={place} viewBox="0 0 24 24" className={styles.star} aria-hidden="true">
          <path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1Z" />
        </svg>
      ))}
    </div>
  );
}
