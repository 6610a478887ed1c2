import { cardActions, type VenueMove, type VenueReviewItem } from '@campetto/contract';
import type { VenueActionId } from '@campetto/ui';
import type { RefObject } from 'react';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { useCardEvents } from '../card/useCardEvents.ts';
import type { ReviewUndo } from '../decisions/useReviewUndo.ts';
import type { VenueSelection } from '../list/useSelection.ts';
import type { useShortcutsSetting } from './ShortcutsProvider.tsx';
import type { Shortcuts } from './shortcuts.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Keys that act repeatedly while they are held. */
const REPEATING = ['j', 'k'];

interface ReviewKeysOptions {
  cards: Pick<ActiveCard, 'active' | 'move' | 'show'>;
  selection: Pick<VenueSelection, 'count' | 'isSelected' | 'toggle'>;
  undo: Pick<ReviewUndo, 'undo'>;
  search: RefObject<HTMLInputElement | null>;
  onCardEvent: ReturnType<typeof useCardEvents>;
  /** Whether an action on the venue is under way, so that no other one begins. */
  isPending: (folderPath: string) => boolean;
  /** Something was pressed for such a venue, and is not done. */
  onIgnored: (item: VenueReviewItem) => void;
  /** The card was out of sight: the key has shown it and done nothing else. */
  onShown: (item: VenueReviewItem) => void;
  /** Decides on the selected venues. */
  onSelected: (move: VenueMove) => void;
  /** Further keys, of the view that is shown. */
  ofView?: Shortcuts | undefined;
}

/**
 * The shortcuts of the review screen: each letter acts on the active card, as its button does, or decides
 * on all selected venues. Nothing is decided out of sight: there the first press only shows the card.
 */
export function reviewShortcuts(
  showShortcuts: () => void,
  { cards, selection, ...screen }: ReviewKeysOptions,
): Shortcuts {
  function onActive(action: (item: VenueReviewItem) => void): void {
    const item = cards.active;
    if (!item) return;
    if (cards.show()) screen.onShown(item);
    else action(item);
  }

  function act(action: VenueActionId): void {
    if (!cards.active || !cardActions(cards.active.status).includes(action)) return;
    onActive((item) => {
      if (screen.isPending(item.folderPath)) screen.onIgnored(item);
      else screen.onCardEvent(item, { type: 'action', action });
    });
  }

  function later(): void {
    if (cards.active?.status !== 'pending') return;
    onActive((item) => {
      if (screen.isPending(item.folderPath)) screen.onIgnored(item);
      else screen.onCardEvent(item, { type: 'extra', extra: 'later' });
    });
  }

  function decide(move: VenueMove): void {
    if (selection.count > 0) screen.onSelected(move);
    else act(move);
  }

  const toggle = (item: VenueReviewItem) =>
    selection.toggle({ item, checked: !selection.isSelected(item.folderPath) });

  return {
    j: () => cards.move(1),
    k: () => cards.move(-1),
    a: () => decide('approve'),
    d: () => decide('discard'),
    e: () => act('edit'),
    r: () => decide('restore'),
    l: later,
    x: () => onActive(toggle),
    u: () => screen.undo.undo(),
    '/': () => screen.search.current?.focus(),
    '?': showShortcuts,
    ...screen.ofView,
  };
}

export function useReviewKeys(
  { enabled, show }: ReturnType<typeof useShortcutsSetting>,
  options: ReviewKeysOptions,
): void {
  useShortcuts(enabled, reviewShortcuts(show, options), REPEATING);
}
