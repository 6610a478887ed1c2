import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Popover } from '../../primitives/Popover/index.ts';
import { DeletedView } from './DeletedView.tsx';
import * as styles from './SavedViews.css.ts';
import { SaveView } from './SaveView.tsx';
import type { SavedViewsProps } from './types.ts';
import { ViewList } from './ViewList.tsx';

/** Named combinations of filters and sort: apply, save and delete them in a popover. */
export function SavedViews({ labels, views, current, deleted, ...on }: SavedViewsProps) {
  const [open, setOpen] = useState(false);
  const name = views.find(({ id }) => id === current)?.name;
  const shown = name ?? labels.title;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={labels.title}
      trigger={
        <button
          type="button"
          className={styles.trigger}
          title={shown}
          aria-label={name && `${labels.title}: ${name}`}
          data-current={current !== null}
        >
          <Bookmark className={styles.icon} aria-hidden="true" />
          <span className={styles.shown}>{shown}</span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      }
    >
      <div className={styles.panel}>
        <ViewList
          labels={labels}
          views={views}
          current={current}
          onApply={(id) => {
            on.onApply(id);
            setOpen(false);
          }}
          onDelete={on.onDelete}
        />
        <DeletedView deleted={deleted} />
        <SaveView
          labels={labels}
          views={views}
          onSave={(name) => {
            on.onSave(name);
            // The panel stays open if a view was replaced, because it contains the undo of that.
            if (!views.some((view) => view.name === name)) setOpen(false);
          }}
        />
      </div>
    </Popover>
  );
}
