import Check from 'lucide-react/icons/check';
import * as styles from './QuickFilters.css.ts';

export interface QuickFilter {
  id: string;
  /** The venues that the filter shows: "Clean". */
  label: string;
  /** Whether the filter is on. */
  pressed: boolean;
  onToggle: () => void;
}

export interface QuickFiltersProps {
  /** Names the group: "Quick filters". */
  label: string;
  filters: readonly QuickFilter[];
}

/** Filters that are turned on and off by a button each. */
export function QuickFilters({ label, filters }: QuickFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are buttons.
    <div role="group" aria-label={label} className={styles.group}>
      {filters.map(({ id, label: name, pressed, onToggle }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={pressed}
          onClick={onToggle}
        >
          {pressed && <Check className={styles.icon} aria-hidden="true" />}
          {name}
        </button>
      ))}
    </div>
  );
}
