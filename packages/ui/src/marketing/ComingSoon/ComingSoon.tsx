import { Heading } from '../../primitives/Heading/index.ts';
import { measure } from '../../theme/shared/page.css.ts';
import * as styles from './ComingSoon.css.ts';

export interface ComingSoonProps {
  /** "Coming soon". */
  badge: string;
  title: string;
  text: string;
}

/** A note about features that are not available yet. */
export function ComingSoon({ badge, title, text }: ComingSoonProps) {
  return (
    <aside aria-label={badge} className={styles.ground}>
      <div className={`${measure} ${styles.note}`}>
        <p className={styles.badge}>{badge}</p>
        <div className={styles.words}>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </aside>
  );
}
