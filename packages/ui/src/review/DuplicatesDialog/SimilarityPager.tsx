import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Badge } from '../../primitives/Badge/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicatesDialogProps } from './types.ts';

interface SimilarityPagerProps extends Pick<DuplicatesDialogProps, 'similarity' | 'pager'> {
  pending: boolean;
}

/** Why the two venues are similar, and buttons for the next possible duplicate. */
export function SimilarityPager({ similarity, pager, pending }: SimilarityPagerProps) {
  return (
    <div className={styles.top}>
      <ul className={styles.similarity}>
        {similarity.map((fact) => (
          <li key={fact}>
            <Badge tone="info">{fact}</Badge>
          </li>
        ))}
      </ul>
      {pager && (
        <div className={styles.pager}>
          <IconButton
            icon={ChevronLeft}
            label={pager.previous}
            disabled={pending}
            onClick={pager.onPrevious}
          />
          <span aria-live="polite">{pager.text}</span>
          <IconButton
            icon={ChevronRight}
            label={pager.next}
            disabled={pending}
            onClick={pager.onNext}
          />
        </div>
      )}
    </div>
  );
}
