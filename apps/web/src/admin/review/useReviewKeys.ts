import { cardActions } from '@campetto/contract';
import type { VenueActionId } from '@campetto/ui';
import type { ReviewDesk } from './useReviewDesk.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Keys that go on while they are held. */
const REPEATING = ['j', 'k'];

/** The review by keyboard: each letter acts on the active card, as its button would. */
export function useReviewKeys(desk: ReviewDesk, enabled: boolean): void {
  const { cards, selection, dialogs, search, undoing } = desk;

  function act(action: VenueActionId): void {
    const item = cards.active;
    if (item && cardActions(item.status).includes(action))
      desk.tell(item, { type: 'action', action });
  }

  function select(): void {
    const item = cards.active;
    if (item) selection.toggle(item, !selection.chosen.has(item.folderPath));
  }

  useShortcuts(
    enabled,
    {
      j: () => cards.step(1),
      k: () => cards.step(-1),
      a: () => act('approve'),
      d: () => act('discard'),
      e: () => act('edit'),
      r: () => act('restore'),
      x: select,
      u: () => void undoing.undo(),
      '/': () => search.current?.focus(),
      '?': () => dialogs.open({ kind: 'shortcuts' }),
    },
    REPEATING,
  );
}
