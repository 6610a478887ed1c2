import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import type { VenueActionId } from '@campetto/ui';
import type { RefObject } from 'react';
import { CARD_ACTIONS } from '../card/cardActions.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { CardEvent, CardEvents } from '../card/useCardEvents.ts';
import type { SelectAll } from '../selection/useSelectAll.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import type { useShortcutsSetting } from './ShortcutsProvider.tsx';
import type { Shortcuts } from './shortcuts.ts';
import type { TypedText } from './typedText.ts';
import type { NotifyOfKey } from './useKeyNotices.ts';
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
  duplicatesOf: (item: VenueReviewItem) => number;
  /** Whether the keyboard is in the list, so that keys change something. */
  isInPlace: () => boolean;
  typedText: TypedText;
  /** A key has done nothing, or has only shown the card that was out of sight. */
  notify: NotifyOfKey;
  /** A key without an action was pressed. */
  onOther: (key: string) => void;
  /** Whether decisions are on the selected venues, if there are any. */
  decidesSelected: boolean;
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
    if (!item) screen.notify('noneActive');
    else if (cards.show()) screen.notify('outOfSight', item);
    else action(item);
  }

  function send(event: CardEvent, isPossible: (item: VenueReviewItem) => boolean): void {
    const { active } = cards;
    if (active && !isPossible(active)) screen.notify('impossible', active);
    else
      onActive((item) => {
        if (screen.isPending(item.folderPath)) screen.notify('ignored', item);
        else screen.onCardEvent(item, event);
      });
  }

  const act = (action: VenueActionId) =>
    send({ type: 'action', action }, ({ status }) => CARD_ACTIONS[status].includes(action));

  const setAside = () =>
    send({ type: 'extra', extra: 'setAside' }, ({ status }) => status === 'pending');

  function compare(): void {
    onActive((item) => {
      if (screen.duplicatesOf(item) === 0) screen.notify('noDuplicates', item);
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
    '*': selectAll.isPossible ? selectAll.select : () => screen.notify('nothingToSelect'),
    '/': () => screen.search.current?.focus(),
    '?': showShortcuts,
    ...screen.ofView,
  };
}

export function useReviewKeys(
  { enabled, show }: ReturnType<typeof useShortcutsSetting>,
  options: ReviewKeysOptions,
): void {
  const { isInPlace, notify, typedText, onOther } = options;
  useShortcuts(enabled, reviewShortcuts(show, options), {
    repeating: REPEATING,
    anywhere: ANYWHERE,
    isInPlace,
    onOutside: () => notify('elsewhere'),
    typedText,
    onTyped: () => notify('typed'),
    onOther,
  });
}
