import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Children, type ReactNode, useState } from 'react';
import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './RunStatusGroup.css.ts';

export interface RunStatusGroupProps {
  /** The button that shows all but the first: "4 more, 1 running". */
  moreLabel: string;
  /** Dismisses all that have ended; absent where fewer than two can be dismissed. */
  dismissAll?: Action | undefined;
  /** Why runs could not be dismissed; announced at once. */
  error?: string | undefined;
  /** RunStatus elements with keys, the one that matters most first. */
  children: ReactNode;
}

/** Several runs in the room of one: the first, and a button that shows the others. */
export function RunStatusGroup({ moreLabel, dismissAll, error, children }: RunStatusGroupProps) {
  const [open, setOpen] = useState(false);
  const [first, ...rest] = Children.toArray(children);
  const isSeveral = rest.length > 0;
  if (first === undefined) return null;
  return (
    <div className={isSeveral ? styles.several : styles.group}>
      {/* One array, so that an element keeps its state and the focus when it becomes the first. */}
      {[
        first,
        isSeveral && (
          <div key="bar" className={styles.bar}>
            <Button
              tone="quiet"
              icon={open ? ChevronUp : ChevronDown}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {moreLabel}
            </Button>
            {dismissAll && (
              <Button tone="quiet" pending={dismissAll.pending} onClick={dismissAll.onAction}>
                {dismissAll.label}
              </Button>
            )}
          </div>
        ),
        error !== undefined && (
          <p key="error" className={styles.error} role="alert">
            {error}
          </p>
        ),
        ...(open ? rest : []),
      ]}
    </div>
  );
}
