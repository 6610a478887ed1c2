import type { MouseEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './SavedViews.css.ts';
import type { SavedViewsProps } from './types.ts';

/** Names the view that was deleted or replaced, with a button to undo that. */
export function DeletedView({ deleted }: Pick<SavedViewsProps, 'deleted'>) {
  function undo(event: MouseEvent) {
    // The undo button is removed, so the field gets the focus.
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
