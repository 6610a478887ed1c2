import type { MouseEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './SavedViews.css.ts';
import type { SavedViewsProps } from './types.ts';

/** Says which view was deleted, and brings it back. */
export function DeletedView({ deleted }: Pick<SavedViewsProps, 'deleted'>) {
  function undo(event: MouseEvent) {
    // The button is removed: the field gets the focus.
    event.currentTarget.closest('[role="dialog"]')?.querySelector('input')?.focus();
    deleted?.undo.onAction();
  }
  return (
    <div className={deleted && styles.deleted}>
      <p role="status" className={styles.deletedText}>
        {deleted?.text}
      </p>
      {deleted && <Button onClick={undo}>{deleted.undo.label}</Button>}
    </div>
  );
}
