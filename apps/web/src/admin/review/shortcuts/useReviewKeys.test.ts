import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { createTypedText } from './typedText.ts';
import { reviewShortcuts } from './useReviewKeys.ts';

const PENDING = exampleVenue();

function screen(
  active: typeof PENDING | undefined,
  {
    selected = [] as string[],
    hidden = false,
    pending = false,
    outside = false,
    duplicates = 0,
    canSelectAll = true,
  } = {},
) {
  const options = {
    cards: { active, activate: vi.fn(), activateBy: vi.fn(), show: () => hidden },
    selection: {
      count: selected.length,
      isSelected: (path: string) => selected.includes(path),
      toggle: vi.fn(),
    },
    selectAll: { isPossible: canSelectAll, select: vi.fn() },
    undo: { undo: vi.fn(), untilDecided: (isRequest: Promise<boolean>) => isRequest },
    search: { current: { focus: vi.fn() } as unknown as HTMLInputElement },
    onCardEvent: vi.fn(),
    isPending: () => pending,
    notify: vi.fn(),
    duplicatesOf: () => duplicates,
    isInPlace: () => !outside,
    typedText: createTypedText(),
    onOther: vi.fn(),
    decidesSelected: true,
    onSelected: vi.fn(),
  };
  const show = vi.fn();
  return { ...options, show, press: (key: string) => reviewShortcuts(show, options)[key]?.() };
}

test.each([
  ['a', 'approve'],
  ['d', 'discard'],
  ['e', 'edit'],
])('%s: %s on the active card', (key, action) => {
  const { press, onCardEvent } = screen(PENDING);
  press(key);
  expect(onCardEvent).toHaveBeenCalledExactlyOnceWith(PENDING, { type: 'action', action });
});

test('l sets the active card aside, if it is pending and nothing is under way on it', () => {
  const { press, onCardEvent } = screen(PENDING);
  press('l');
  expect(onCardEvent).toHaveBeenCalledExactlyOnceWith(PENDING, {
    type: 'extra',
    extra: 'setAside',
  });
  const approved = screen(exampleVenue({ status: 'approved' }));
  approved.press('l');
  expect(approved.onCardEvent).not.toHaveBeenCalled();
  const busy = screen(PENDING, { pending: true });
  busy.press('l');
  expect(busy.onCardEvent).not.toHaveBeenCalled();
  expect(busy.notify).toHaveBeenCalledExactlyOnceWith('ignored', PENDING);
  const hidden = screen(PENDING, { hidden: true });
  hidden.press('l');
  expect(hidden.onCardEvent).not.toHaveBeenCalled();
});

test('a letter reports what the status of the card does not offer', () => {
  const { press, onCardEvent, notify } = screen(PENDING);
  press('r');
  expect(onCardEvent).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith('impossible', PENDING);
  const discarded = exampleVenue({ status: 'discarded' });
  const other = screen(discarded);
  other.press('r');
  expect(other.onCardEvent).toHaveBeenCalledWith(discarded, { type: 'action', action: 'restore' });
});

test('letters do nothing but say so without an active card', () => {
  const { press, onCardEvent, notify, selection } = screen(undefined);
  for (const key of 'aderx') press(key);
  expect(notify.mock.calls).toEqual(Array(5).fill(['noneActive']));
  expect(onCardEvent).not.toHaveBeenCalled();
  expect(selection.toggle).not.toHaveBeenCalled();
});

test('a card that is out of sight is shown, and the key does nothing else', () => {
  const { press, onCardEvent, notify, selection } = screen(PENDING, { hidden: true });
  for (const key of 'adex') press(key);
  expect(onCardEvent).not.toHaveBeenCalled();
  expect(selection.toggle).not.toHaveBeenCalled();
  expect(notify.mock.calls).toEqual(Array(4).fill(['outOfSight', PENDING]));
});

test('a key that comes before the next card is reported, not taken for either', () => {
  const { press, onCardEvent, notify } = screen(PENDING, { pending: true });
  for (const key of 'ade') press(key);
  expect(onCardEvent).not.toHaveBeenCalled();
  expect(notify.mock.calls).toEqual(Array(3).fill(['ignored', PENDING]));
});

test('x selects the active card, or takes it out of the selection', () => {
  const unselected = screen(PENDING);
  unselected.press('x');
  expect(unselected.selection.toggle).toHaveBeenCalledWith({ item: PENDING, checked: true });
  const selected = screen(PENDING, { selected: [PENDING.folderPath] });
  selected.press('x');
  expect(selected.selection.toggle).toHaveBeenCalledWith({ item: PENDING, checked: false });
});

test('with a selection the decisions are on all of it, as its buttons are', () => {
  const { press, onCardEvent, onSelected } = screen(undefined, { selected: ['venues/1'] });
  for (const key of 'adr') press(key);
  expect(onSelected.mock.calls).toEqual([['approve'], ['discard'], ['restore']]);
  expect(onCardEvent).not.toHaveBeenCalled();
  const { press: pressOnCard, onCardEvent: edited } = screen(PENDING, { selected: ['venues/1'] });
  pressOnCard('e');
  expect(edited).toHaveBeenCalledExactlyOnceWith(PENDING, { type: 'action', action: 'edit' });
});

test('m opens the possible duplicates, or reports that there are none', () => {
  const none = screen(PENDING);
  none.press('m');
  expect(none.notify).toHaveBeenCalledExactlyOnceWith('noDuplicates', PENDING);
  const some = screen(PENDING, { duplicates: 2 });
  some.press('m');
  expect(some.onCardEvent).toHaveBeenCalledExactlyOnceWith(PENDING, {
    type: 'extra',
    extra: 'duplicates',
  });
});

test('from outside a move leads back to the active card', () => {
  const { press, cards } = screen(PENDING, { outside: true });
  press('j');
  expect(cards.activate).toHaveBeenCalledExactlyOnceWith(PENDING.folderPath);
  expect(cards.activateBy).not.toHaveBeenCalled();
  const none = screen(undefined, { outside: true });
  none.press('j');
  expect(none.cards.activateBy).toHaveBeenCalledExactlyOnceWith(1);
});

test('the other keys move, undo, search and list the shortcuts', async () => {
  const { press, cards, undo, search, show } = screen(PENDING);
  for (const key of ['j', 'k', 'u', '/', '?']) press(key);
  expect(cards.activateBy.mock.calls).toEqual([[1], [-1]]);
  await expect.poll(() => undo.undo.mock.calls).toHaveLength(1);
  expect(search.current.focus).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledOnce();
});

test('* selects all that match, also while no venue is active, or says that there is nothing to select', () => {
  const { press, selectAll } = screen(undefined);
  press('*');
  expect(selectAll.select).toHaveBeenCalledOnce();
  const all = screen(PENDING, { canSelectAll: false });
  all.press('*');
  expect(all.selectAll.select).not.toHaveBeenCalled();
  expect(all.notify).toHaveBeenCalledExactlyOnceWith('nothingToSelect');
});
