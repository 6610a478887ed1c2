import type { VenueReviewItem } from '@campetto/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { useActiveCard } from './useActiveCard.ts';

const VENUES = ['a', 'b', 'c'].map((id) => exampleVenue({ id }));
const [A, B, C] = VENUES as [VenueReviewItem, VenueReviewItem, VenueReviewItem];
const NOBODY: ReadonlySet<string> = new Set();
const options = {
  taken: NOBODY,
  passedOver: NOBODY,
  single: false,
  first: false,
  list: 'pending',
  placeOf: (path: string) => VENUES.findIndex(({ folderPath }) => folderPath === path),
};

/** The hook with a focusable card for each venue. */
function setUp(change: Partial<typeof options> = {}) {
  const rendered = renderHook(
    ({ venues, list = options.list }) => useActiveCard(venues, { ...options, list, ...change }),
    { initialProps: { venues: VENUES } as { venues: VenueReviewItem[]; list?: string } },
  );
  const cards = VENUES.map(({ folderPath }) => {
    const card = document.createElement('article');
    card.tabIndex = -1;
    document.body.append(card);
    rendered.result.current.registerCard(folderPath, card);
    return card;
  });
  return { ...rendered, cards, active: () => rendered.result.current.active };
}

function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  return dialog;
}

afterEach(() => document.body.replaceChildren());

test('what gets the focus inside a card makes it the active one', () => {
  const { cards, active } = setUp();
  expect(active()).toBeUndefined();
  const button = document.createElement('button');
  cards[1]?.append(button);
  act(() => button.focus());
  expect(active()).toBe(B);
});

test('moves by places within the list, and not beyond its ends', () => {
  const { result, active } = setUp();
  act(() => result.current.activate(B.folderPath));
  act(() => result.current.activateBy(1));
  expect(active()).toBe(C);
  act(() => result.current.activateBy(1));
  expect(active()).toBe(C);
  act(() => result.current.activateBy(-2));
  expect(active()).toBe(A);
});

test('passes over venues that cannot be reached', () => {
  const { result, active } = setUp({ passedOver: new Set([B.folderPath]) });
  act(() => result.current.activate(A.folderPath));
  act(() => result.current.activateBy(1));
  expect(active()).toBe(C);
});

test('one venue at a time, moving on passes over those that others have, moving back does not', () => {
  const { result, active } = setUp({ taken: new Set([B.folderPath]), single: true });
  act(() => result.current.activate(A.folderPath));
  act(() => result.current.activateBy(1));
  expect(active()).toBe(C);
  act(() => result.current.activateBy(-1));
  expect(active()).toBe(B);
});

test('one venue at a time, moving on reaches what others have where nothing else is left', () => {
  const { result, active } = setUp({ taken: new Set([C.folderPath]), single: true });
  act(() => result.current.activate(B.folderPath));
  act(() => result.current.activateBy(1));
  expect(active()).toBe(C);
});

test('[REV-11] the next venue becomes active when one leaves the list, at its end the one before', () => {
  const { result, active } = setUp();
  act(() => result.current.activate(B.folderPath));
  act(() => void result.current.activateNeighbour(B));
  expect(active()).toBe(C);
  act(() => void result.current.activateNeighbour(C));
  expect(active()).toBe(B);
});

test('a colleague decides the active venue: the one that takes its place becomes active', () => {
  const { result, rerender, cards, active } = setUp();
  act(() => result.current.activate(B.folderPath));
  cards[1]?.remove();
  rerender({ venues: [A, C] });
  expect(active()).toBe(C);
  expect(document.activeElement).toBe(cards[2]);
  cards[2]?.remove();
  rerender({ venues: [A] });
  expect(active()).toBe(A);
});

test('a venue that leaves the list by itself takes the focus from nothing else', () => {
  const { result, rerender, cards, active } = setUp();
  const field = document.body.appendChild(document.createElement('input'));
  act(() => result.current.activate(B.folderPath));
  act(() => field.focus());
  cards[1]?.remove();
  rerender({ venues: [A, C] });
  expect(document.activeElement).toBe(field);
  expect(active()).toBeUndefined();
});

test.each([true, false])(
  'where one is always active, the one that takes its place is; single: %s',
  (single) => {
    const { result, rerender, cards, active } = setUp({ first: true, single });
    const field = document.body.appendChild(document.createElement('input'));
    act(() => result.current.activate(B.folderPath));
    act(() => field.focus());
    cards[1]?.remove();
    rerender({ venues: [A, C] });
    expect(active()).toBe(C);
    expect(document.activeElement).toBe(field);
    rerender({ venues: [A], list: 'approved' });
    expect(active()).toBe(A);
  },
);

test('one venue at a time, none that others have takes the place of another', () => {
  const taken = new Set([C.folderPath]);
  const { result, rerender, active } = setUp({ first: true, single: true, taken });
  act(() => result.current.activate(B.folderPath));
  rerender({ venues: [A, C] });
  expect(active()).toBe(A);
});

test('in another list no venue takes the place of one that is not there', () => {
  const { result, rerender, active } = setUp({ first: true });
  const field = document.body.appendChild(document.createElement('input'));
  act(() => result.current.activate(B.folderPath));
  act(() => field.focus());
  rerender({ venues: [A, C], list: 'approved' });
  expect(active()).toBe(A);
});

test('a press outside of the list ends that it follows the active venue', () => {
  const { result, rerender, cards, active } = setUp();
  act(() => result.current.activate(B.folderPath));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  cards[1]?.remove();
  rerender({ venues: [A, C] });
  expect(active()).toBeUndefined();
});

test('a decision that ends after the list has changed leads to a venue that is still there', () => {
  const { result, rerender, active } = setUp();
  act(() => result.current.activate(A.folderPath));
  const { activateNeighbour } = result.current;
  rerender({ venues: [A, C] });
  act(() => void activateNeighbour(A));
  expect(active()).toBe(C);
});

test('a venue that leaves while another one is active takes nothing from it', () => {
  const { result, active } = setUp();
  act(() => result.current.activate(C.folderPath));
  act(() => void result.current.activateNeighbour(A));
  expect(active()).toBe(C);
});

test.each([A, B])('of several venues that leave, none becomes active', (first) => {
  const { result, active } = setUp();
  act(() => result.current.activate(first.folderPath));
  act(() => void result.current.activateNeighbour(A, B));
  expect(active()).toBe(C);
});

test('no venue becomes active by itself that another reviewer has', () => {
  const { result, active } = setUp({ taken: new Set([B.folderPath]) });
  act(() => result.current.activate(A.folderPath));
  act(() => void result.current.activateNeighbour(A));
  expect(active()).toBe(C);
});

test('a failed decision leads back, unless an earlier venue is active', () => {
  const { result, active } = setUp();
  act(() => result.current.activate(C.folderPath));
  act(() => result.current.returnTo(B));
  expect(active()).toBe(B);
  act(() => result.current.returnTo(C));
  expect(active()).toBe(B);
});

test('where one venue is shown, the first that nobody has is active', () => {
  const { active } = setUp({ first: true, taken: new Set([A.folderPath]) });
  expect(active()).toBe(B);
});

test('an open dialog keeps the focus; the card gets it when the dialog is closed', () => {
  vi.useFakeTimers();
  const { result, cards } = setUp();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  document.body.append(dialog);
  act(() => result.current.activate(B.folderPath));
  expect(document.activeElement).not.toBe(cards[1]);
  dialog.remove();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(cards[1]);
});

test('a venue that is brought back becomes active', () => {
  const { result, active } = setUp();
  act(() => result.current.activate(C.folderPath));
  act(() => result.current.bringBack(B.folderPath));
  expect(active()).toBe(B);
});

test.each<[string, (cards: ReturnType<typeof useActiveCard>) => void]>([
  ['is choosing a reason', (cards) => cards.setDeciding(true)],
  ['has opened a dialog', () => openDialog()],
])('a venue that is brought back does not become active when the reviewer %s', (_, begin) => {
  const { result, active } = setUp();
  act(() => result.current.activate(A.folderPath));
  act(() => begin(result.current));
  act(() => result.current.bringBack(C.folderPath));
  expect(active()).toBe(A);
});

test.each<[string, (cards: ReturnType<typeof useActiveCard>) => void]>([
  ['a reason is being chosen', (cards) => cards.setDeciding(true)],
  ['a dialog is open', () => openDialog()],
])('a venue whose decision failed does not become active while %s', (_, begin) => {
  const { result, active } = setUp();
  act(() => result.current.activate(C.folderPath));
  begin(result.current);
  act(() => result.current.returnTo(A));
  expect(active()).toBe(C);
});

test('a dialog that opens keeps the focus from the card that was activated before', () => {
  vi.useFakeTimers();
  const { result } = setUp();
  const field = document.createElement('input');
  act(() => result.current.activate(A.folderPath));
  openDialog().append(field);
  field.focus();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(field);
});
