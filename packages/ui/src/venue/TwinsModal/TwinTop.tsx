import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Badge } from '../../primitives/Badge/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './TwinsModal.css.ts';
import type { TwinsModalProps } from './TwinsModal.tsx';

interface TwinTopProps extends Pick<TwinsModalProps, 'likeness' | 'pager'> {
  busy: boolean;
}

/** Why the two are shown, and the way to the next likely twin. */
export function TwinTop({ likeness, pager, busy }: TwinTopProps) {
  return (
    <div className={styles.top}>
      <ul className={styles.likeness}>
        {likeness.map((fact) => (
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
            disabled={busy}
            onClick={pager.onPrevious}
          />
          <span aria-live="polite">{pager.text}</span>
          <IconButton
            icon={ChevronRight}
            label={pager.next}
            disabled={busy}
            onClick={pager.onNext}
          />
        </div>
      )}
    </div>
  );
}
