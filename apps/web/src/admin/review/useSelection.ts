import type { VenueReviewItem } from '@campetto/contract';
import { useRef, useState } from 'react';

const NOTHING: ReadonlyMap<string, VenueReviewItem> = new Map();

/** The venues chosen for one decision: those on the screen, or all that match. */
export function useSelection(venues: readonly VenueReviewItem[] | undefined) {
  const [chosen, setChosen] = useState(NOTHING);
  /** Where a range begins: the card that was ticked or unticked last. */
  const anchor = useRef<string>(undefined);

  /** Ticks or unticks a card; as a range, all from the one before it to here. */
  function toggle(item: VenueReviewItem, checked: boolean, range = false): void {
    const places = [anchor.current, item.folderPath].map(
      (path) => venues?.findIndex(({ folderPath }) => folderPath === path) ?? -1,
    );
    const [from, to] = [Math.min(...places), Math.max(...places)];
    const items = range && from >= 0 ? (venues?.slice(from, to + 1) ?? []) : [item];
    setChosen((before) => {
      const next = new Map(before);
      for (const one of items) {
        if (checked) next.set(one.folderPath, one);
        else next.delete(one.folderPath);
      }
      return next;
    });
    anchor.current = item.folderPath;
  }

  return {
    chosen,
    toggle,
    choose: (items: readonly VenueReviewItem[]) =>
      setChosen(new Map(items.map((item) => [item.folderPath, item]))),
    /** As the list shows them now: what somebody changed meanwhile is decided on as it has become. */
    items: (): VenueReviewItem[] => {
      const shown = new Map(venues?.map((item) => [item.folderPath, item]));
      return [...chosen.values()].map((item) => shown.get(item.folderPath) ?? item);
    },
    drop: (folderPaths: readonly string[]) =>
      setChosen((before) => {
        if (!folderPaths.some((folderPath) => before.has(folderPath))) return before;
        const next = new Map(before);
        for (const folderPath of folderPaths) next.delete(folderPath);
        return next;
      }),
    clear: () => setChosen(NOTHING),
  };
}
