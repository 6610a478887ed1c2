import Star from 'lucide-react/icons/star';
import { Section, type SectionHeading } from '../Section/index.ts';
import { type Stat, Stats } from '../Stats/index.ts';
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

/** What players say. */
export function Testimonials({ stats, stars, items, ...heading }: TestimonialsProps) {
  return (
    <Section {...heading} ground="card">
      <Stats stats={stats} />
      <div className={styles.wall}>
        {items.map((item) => (
          <figure key={item.name} className={styles.card}>
            <Stars {...stars} />
            <blockquote className={styles.quote}>{item.text}</blockquote>
            <figcaption className={styles.person}>
              <span className={styles.initial} aria-hidden="true">
                {item.name.charAt(0)}
              </span>
              <span>
                <strong className={styles.name}>{item.name}</strong>
                <span className={styles.role}>{item.role}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function Stars({ count, label }: TestimonialsProps['stars']) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div role="img" aria-label={label} className={styles.stars}>
      {places.map((place) => (
        <Star key={place} size={18} fill="currentColor" aria-hidden="true" />
      ))}
    </div>
  );
}
