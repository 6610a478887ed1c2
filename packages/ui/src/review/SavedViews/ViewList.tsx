import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import type { MouseEvent } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import * as styles from './SavedViews.css.ts';
import type { SavedViewsProps } from './types.ts';

type ViewListProps = Pick<SavedViewsProps, 'labels' | 'views' | 'current' | 'onApply' | 'onDelete'>;

/** The views by name, or an explanation for an empty list. */
export function ViewList({ labels, views, current, onApply, onDelete }: ViewListProps) {
  function remove(event: MouseEvent, id: string) {
    // The button is removed with its row, so the next row gets the focus, or the field after the last one.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const field = row?.closest('[role="dialog"]')?.querySelector('input');
    (neighbour?.querySelector('button') ?? field)?.focus();
    onDelete(id);
  }
  if (views.length === 0) return <p className={styles.empty}>{labels.empty}</p>;
  return (
    <ul className={styles.list}>
      {views.map(({ id, name }) => (
        <li key={id} className={styles.row}>
          <button
            type="button"
            className={styles.view}
            aria-current={id === current || undefined}
            onClick={() => onApply(id)}
          >
            <span className={styles.name}>{name}</span>
            {id === current && <Check className={styles.icon} aria-hidden="true" />}
          </button>
          <IconButton
            icon={Trash2}
            label={`${labels.remove}: ${name}`}
            onClick={(event) => remove(event, id)}
          />
        </li>
      ))}
    </ul>
  );
}
