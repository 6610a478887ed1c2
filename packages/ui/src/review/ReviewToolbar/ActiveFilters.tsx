import X from 'lucide-react/icons/x';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFilter {
  id: string;
  /** The chosen option: "Italy". */
  label: string;
  /** Carries the filter's name: "Remove the filter Italy". */
  removeLabel: string;
  /** Whether a quick filter shows it too, where there is room for these. */
  quick?: boolean | undefined;
  onRemove: () => void;
}

/** The active filters, each a button that removes it. */
export function ActiveFilters({
  label,
  filters,
}: {
  label: string;
  filters: readonly ActiveFilter[];
}) {
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
            onClick={filter.onRemove}
          >
            {filter.label}
            <X className={styles.icon} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
