import { useEffect, useState } from 'react';
import { type SavedView, savedViews, withoutView, withView } from './savedViews.ts';

/** The views that an administrator has stored on this device, also by another tab, and how they are changed. */
export function useSavedViews(uid: string) {
  const [views, setViews] = useState<readonly SavedView[]>(() => savedViews.read(uid) ?? []);
  const [removed, setRemoved] = useState<{ view: SavedView; by?: SavedView }>();

  useEffect(() => {
    const read = () => setViews((before) => savedViews.read(uid) ?? before);
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [uid]);

  /** Changes what is stored by now: another tab may have changed it. */
  function change(step: (views: readonly SavedView[]) => readonly SavedView[]): void {
    const next = step(savedViews.read(uid) ?? views);
    setViews(next);
    savedViews.store(uid, next);
  }

  const find = (named: string) => views.find(({ name }) => name === named);
  // Another tab may have changed the view again since.
  const isLast = removed && find(removed.view.name)?.search === removed.by?.search;

  return {
    views,
    /** The view that was deleted or replaced last, which can be brought back. */
    removed: isLast ? { name: removed.view.name, isReplaced: removed.by !== undefined } : undefined,
    save: (view: SavedView): void => {
      const before = find(view.name);
      if (before && before.search !== view.search) setRemoved({ view: before, by: view });
      else if (view.name === removed?.view.name) setRemoved(undefined);
      change((stored) => withView(stored, view));
    },
    remove: (name: string): void => {
      const view = find(name);
      setRemoved(view && { view });
      change((stored) => withoutView(stored, name));
    },
    restore: (): void => {
      if (removed) change((stored) => withView(stored, removed.view));
      setRemoved(undefined);
    },
  };
}
