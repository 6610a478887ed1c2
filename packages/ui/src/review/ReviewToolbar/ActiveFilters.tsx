import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFilter {
  id: string;
  /** The chosen option: "Italy". */
  label: string;
  /** Carries the filter's name: "Remove the filter Italy". */
  removeLabel: string;
  /** Whether a quick filter shows it too, on screens with room for quick filters. */
  quick?: boolean | undefined;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  label: string;
  filters: readonly ActiveFilter[];
  /** Called when the last visible filter is removed, and the focus with its button. */
  onEmptied: () => void;
}

/** The active filters, each a button that removes it and leaves the focus on the next one. */
export function ActiveFilters({ label, filters, onEmptied }: ActiveFiltersProps) {
  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>, { onRemove }: ActiveFilter) {
    const list = currentTarget.closest('ul');
    const shown = [...(list?.querySelectorAll('button') ?? [])].filter((each) =>
      each.checkVisibility(),
    );
    const at = shown.indexOf(currentTarget);
    const beside = shown[at + 1] ?? shown[at - 1];
    onRemove();
    if (beside) beside.focus();
    else onEmptied();
  }
  return (
    <ul
      className={filters.every(({ quick }) => quick) ? styles.onlyQuick : styles.list}
      aria-label={label}
    >
      {filters.map((filter) => (
        <li key={filter.id} className={filter.quick ? styles.quick : undefined}>
          <button
            type="button"
            className={styles.chip}
            aria-label={filter.removeLabel}
            onClick={(event) => remove(event, filter)}
          >
            {filter.label}
            <X className={styles.icon} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
