import { useEffect, useState } from 'react';
import { readViews, type SavedView, storeViews, withoutView, withView } from './savedViews.ts';

/** The views that an administrator has stored on this device, also by another tab, and how they are changed. */
export function useSavedViews(uid: string) {
  const [views, setViews] = useState(() => readViews(uid));
  const [removed, setRemoved] = useState<SavedView>();

  useEffect(() => {
    const read = () => setViews((before) => readViews(uid, before));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [uid]);

  /** Changes what is stored by now: another tab may have changed it. */
  function change(step: (views: readonly SavedView[]) => readonly SavedView[]): void {
    const next = step(readViews(uid, views));
    setViews(next);
    storeViews(uid, next);
  }

  return {
    views,
    /** The view that was deleted or replaced last, which can be brought back. */
    removed: removed && {
      name: removed.name,
      isReplaced: views.some(({ name }) => name === removed.name),
    },
    save: (view: SavedView): void => {
      const before = views.find(({ name }) => name === view.name);
      if (before && before.search !== view.search) setRemoved(before);
      else if (view.name === removed?.name) setRemoved(undefined);
      change((stored) => withView(stored, view));
    },
    remove: (name: string): void => {
      setRemoved(views.find((view) => view.name === name));
      change((stored) => withoutView(stored, name));
    },
    restore: (): void => {
      if (removed) change((stored) => withView(stored, removed));
      setRemoved(undefined);
    },
  };
}
