import { cardActions, type VenueMove, type VenueReviewItem } from '@campetto/contract';
import type { VenueActionId } from '@campetto/ui';
import type { RefObject } from 'react';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { CardEvent, CardEvents } from '../card/useCardEvents.ts';
import type { SelectAll } from '../selection/useSelectAll.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import type { useShortcutsSetting } from './ShortcutsProvider.tsx';
import type { Shortcuts } from './shortcuts.ts';
import type { TypedText } from './typedText.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Keys that act repeatedly while they are held. */
const REPEATING = ['j', 'k'];

/** Keys that work wherever the focus is: they change nothing, or the page names what they did. */
const ANYWHERE = ['j', 'k', 'u', '*', '/', '?', 'Escape'];

interface ReviewKeysOptions {
  cards: Pick<ActiveCard, 'active' | 'activate' | 'activateBy' | 'show'>;
  selection: Pick<VenueSelection, 'count' | 'isSelected' | 'toggle'>;
  selectAll: Pick<SelectAll, 'isPossible' | 'select'>;
  undo: Pick<ReviewUndo, 'undo' | 'untilDecided'>;
  search: RefObject<HTMLInputElement | null>;
  onCardEvent: CardEvents['onKey'];
  /** Whether an action on the venue is under way, so that no other one begins. */
  isPending: (folderPath: string) => boolean;
  /** A key was pressed for such a venue and did nothing. */
  onIgnored: (item: VenueReviewItem) => void;
  /** A key was pressed while no venue is active. */
  onNoneActive: () => void;
  /** The card was out of sight: the key has shown it and done nothing else. */
  onShown: (item: VenueReviewItem) => void;
  duplicatesOf: (item: VenueReviewItem) => number;
  onNoDuplicates: (item: VenueReviewItem) => void;
  /** The venue's status does not offer the action. */
  onImpossible: (item: VenueReviewItem) => void;
  /** The keyboard is not in the list, so that a key that changes something did nothing. */
  onOutside: () => void;
  isInPlace: () => boolean;
  typedText: TypedText;
  /** Keys were typed as fast as a text and did nothing. */
  onTyped: () => void;
  /** A key without an action was pressed. */
  onOther: (key: string) => void;
  /** Whether decisions are on the selected venues, if there are any. */
  decidesSelected: boolean;
  /** All that match are selected already, or cannot be. */
  onNothingToSelect: () => void;
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
  { cards, selection, selectAll, ...screen }: ReviewKeysOptions,
): Shortcuts {
  function onActive(action: (item: VenueReviewItem) => void): void {
    const item = cards.active;
    if (!item) screen.onNoneActive();
    else if (cards.show()) screen.onShown(item);
    else action(item);
  }

  function send(event: CardEvent, isPossible: (item: VenueReviewItem) => boolean): void {
    const { active } = cards;
    if (active && !isPossible(active)) screen.onImpossible(active);
    else
      onActive((item) => {
        if (screen.isPending(item.folderPath)) screen.onIgnored(item);
        else screen.onCardEvent(item, event);
      });
  }

  const act = (action: VenueActionId) =>
    send({ type: 'action', action }, ({ status }) => cardActions(status).includes(action));

  const setAside = () =>
    send({ type: 'extra', extra: 'setAside' }, ({ status }) => status === 'pending');

  function compare(): void {
    onActive((item) => {
      if (screen.duplicatesOf(item) === 0) screen.onNoDuplicates(item);
      else screen.onCardEvent(item, { type: 'extra', extra: 'duplicates' });
    });
  }

  function decide(move: VenueMove): void {
    if (screen.decidesSelected && selection.count > 0) screen.onSelected(move);
    else act(move);
  }

  const toggle = (item: VenueReviewItem) =>
    selection.toggle({ item, checked: !selection.isSelected(item.folderPath) });

  /** Where the keyboard is not in the list, the first press returns to the active card. */
  function activateBy(by: number): void {
    if (cards.active && !screen.isInPlace()) cards.activate(cards.active.folderPath);
    else cards.activateBy(by);
  }

  async function undo(): Promise<void> {
    if (await screen.undo.untilDecided(screen.typedText.isAlone())) screen.undo.undo();
  }

  return {
    j: () => activateBy(1),
    k: () => activateBy(-1),
    a: () => decide('approve'),
    d: () => decide('discard'),
    e: () => act('edit'),
    r: () => decide('restore'),
    l: setAside,
    m: compare,
    x: () => onActive(toggle),
    u: () => void undo(),
    '*': selectAll.isPossible ? selectAll.select : screen.onNothingToSelect,
    '/': () => screen.search.current?.focus(),
    '?': showShortcuts,
    ...screen.ofView,
  };
}

export function useReviewKeys(
  { enabled, show }: ReturnType<typeof useShortcutsSetting>,
  options: ReviewKeysOptions,
): void {
  const { isInPlace, onOutside, typedText, onTyped, onOther } = options;
  useShortcuts(enabled, reviewShortcuts(show, options), {
    repeating: REPEATING,
    anywhere: ANYWHERE,
    isInPlace,
    onOutside,
    typedText,
    onTyped,
    onOther,
  });
}
