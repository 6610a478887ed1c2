import { Bookmark, ChevronDown } from 'lucide-react';
import { usePanel } from '../../primitives/usePanel.ts';
import * as styles from './SavedViews.css.ts';
import { SaveView } from './SaveView.tsx';
import { ViewList } from './ViewList.tsx';

export interface SavedView {
  id: string;
  name: string;
  /** What it shows, in few words: "Pending · Italy · no street". */
  detail?: string | undefined;
}

export interface SavedViewsProps {
  labels: {
    /** "Saved views"; stands on the button while no view is shown. */
    title: string;
    /** There are none yet, and what they are good for. */
    empty: string;
    /** Names the field for what is shown now: "Save this view as". */
    name: string;
    save: string;
    /** In place of `save` when the name is taken. */
    replace: string;
    /** "Delete": the name of the view follows. */
    remove: string;
  };
  views: readonly SavedView[];
  /** The view that is shown now, if it is one of them. */
  current: string | null;
  onApply: (id: string) => void;
  /** Trimmed and never empty; a view that bears the name already is replaced. */
  onSave: (name: string) => void;
  onDelete: (id: string) => void;
}

/** Filters and order that are worth a name: shown, kept and dropped from one small panel. */
export function SavedViews({ labels, views, current, ...on }: SavedViewsProps) {
  const { open, id: panelId, box, close, triggerProps } = usePanel();
  return (
    <div ref={box} className={styles.box}>
      <button {...triggerProps} type="button" className={styles.trigger}>
        <Bookmark className={styles.icon} aria-hidden="true" />
        <span className={styles.shown}>
          {views.find(({ id }) => id === current)?.name ?? labels.title}
        </span>
        <ChevronDown className={styles.icon} aria-hidden="true" />
      </button>
      {open && (
        <section id={panelId} className={styles.panel} aria-label={labels.title}>
          <ViewList
            {...{ labels, views, current }}
            onApply={(id) => {
              on.onApply(id);
              close();
            }}
            onDelete={on.onDelete}
          />
          <SaveView
            {...{ labels, views }}
            onSave={(name) => {
              on.onSave(name);
              close();
            }}
          />
        </section>
      )}
    </div>
  );
}
