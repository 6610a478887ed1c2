import X from 'lucide-react/icons/x';
import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ACTION_TONES } from '../../venue/actionTones.ts';
import * as styles from './SelectionBar.css.ts';

export type BatchActionId = 'approve' | 'discard' | 'restore';

export interface SelectionBarProps {
  labels: {
    /** Names the region: "Selection". */
    region: string;
    /** How many: "12 venues selected"; read out when it changes. Empty if none is: the bar is not shown. */
    selected: string;
    clear: string;
  };
  /** Offered if more venues match than are selected: "Select all 1,229 that match". */
  all?: Action | undefined;
  /** The actions on the selected venues, in the order of a card’s buttons. */
  actions: readonly { id: BatchActionId; label: string }[];
  pending: boolean;
  onAction: (id: BatchActionId) => void;
  onClear: () => void;
}

/** The number of selected venues and the actions on all of them; placed in a ReviewFooter. */
export function SelectionBar({
  labels,
  all,
  actions,
  pending,
  onAction,
  onClear,
}: SelectionBarProps) {
  const isEmpty = labels.selected === '';
  return (
    <section
      className={isEmpty ? styles.empty : styles.bar}
      aria-label={isEmpty ? undefined : labels.region}
    >
      <div className={styles.layout}>
        {/* A region that appears together with its text is not read out. */}
        <p className={styles.count} role="status">
          {labels.selected}
        </p>
        {!isEmpty && (
          <>
            <div className={styles.clear}>
              <IconButton icon={X} label={labels.clear} disabled={pending} onClick={onClear} />
            </div>
            {all && (
              <button
                type="button"
                className={styles.all}
                aria-disabled={pending || all.pending || undefined}
                aria-busy={all.pending || undefined}
                onClick={pending || all.pending ? undefined : all.onAction}
              >
                {all.label}
              </button>
            )}
            <div className={styles.actions}>
              {actions.map(({ id, label }) => (
                <Button
                  key={id}
                  tone={ACTION_TONES[id]}
                  disabled={pending}
                  onClick={() => onAction(id)}
                >
                  {label}
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
