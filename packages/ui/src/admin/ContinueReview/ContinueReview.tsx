import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as styles from './ContinueReview.css.ts';

export interface ContinueReviewProps {
  /** "Continue reviewing". Undefined until the pending venues are counted; a skeleton is shown until then. */
  title: string | undefined;
  /** How many venues are pending, and how long they take: "1,315 left, about 2 hours at your pace". */
  detail?: string | undefined;
  /** The list of pending venues; absent if there are none. */
  href?: string | undefined;
}

/** The link of the dashboard to the pending venues; a text without a link if there are none. */
export function ContinueReview({ title, detail, href }: ContinueReviewProps) {
  if (title === undefined) {
    return (
      <div className={styles.panel({ state: 'pending' })}>
        <span className={styles.words}>
          <span className={styles.pendingTitle}>
            <Skeleton width="12rem" />
          </span>
          <Skeleton width="16rem" />
        </span>
      </div>
    );
  }
  if (href === undefined) {
    return (
      <div className={styles.panel({ state: 'done' })}>
        <CircleCheck size={24} className={styles.icon} aria-hidden="true" />
        <p className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span>{detail}</span>
        </p>
      </div>
    );
  }
  return (
    <Anchor href={href} className={styles.panel({ state: 'left' })}>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span>{detail}</span>
      </span>
      <ArrowRight size={24} className={styles.arrow} aria-hidden="true" />
    </Anchor>
  );
}
