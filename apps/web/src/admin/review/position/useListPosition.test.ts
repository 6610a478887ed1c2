import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { DEFAULT_FILTERS, firstPage } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { type ListPosition, PAGES_MAX, readPosition, storePosition } from './listPosition.ts';
import { useListPosition } from './useListPosition.ts';
import { useStoredPosition } from './useStoredPosition.ts';

const VENUES = ['a', 'b', 'c', 'd'].map((id) => exampleVenue({ id }));
const PATHS = VENUES.map(({ folderPath }) => folderPath);
const LIST = firstPage(DEFAULT_FILTERS);

const POSITION: ListPosition = {
  list: LIST,
  pages: 3,
  active: PATHS[1],
  inSight: PATHS.slice(2),
  top: 120,
  selected: [PATHS[3] ?? ''],
};

/** The first card is 500 px above the top of the window, each of the others 300 px further down. */
const card = (path: string | undefined) =>
  ({
    getBoundingClientRect: () => ({ top: PATHS.indexOf(path ?? '') * 300 - 500 }),
  }) as unknown as HTMLElement;

/** Where the cards are. */
const CARD = { current: card };

function setUp({ listed = VENUES, isFocus = false, q = '', selected = PATHS.slice(0, 1) } = {}) {
  const cards = {
    active: listed[1],
    cardOf: (path: string | undefined) => CARD.current(path),
    restore: vi.fn(),
  };
  const selection = {
    isMatching: false,
    isSelected: (path: string) => selected.includes(path),
    select: vi.fn(),
  };
  const filters = { ...DEFAULT_FILTERS, q };
  const hook = renderVenueHook(
    ({ isLoaded }) => {
      const stored = useStoredPosition(filters);
      useListPosition({
        stored,
        filters,
        isFocus,
        list: { venues: isLoaded ? listed : undefined, pages: 2 } as VenueList,
        cards: cards as unknown as ActiveCard,
        selection: selection as unknown as VenueSelection,
      });
      return stored.position?.pages;
    },
    { respond: () => Response.json({}), initialProps: { isLoaded: false } },
  );
  return { ...hook, cards, selection };
}

function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('scrollY', 900);
  CARD.current = card;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the pages are requested, and the position is restored once they are loaded', () => {
  storePosition(REVIEWER.uid, POSITION);
  const { result, rerender, cards, selection } = setUp();
  expect(result.current).toBe(3);
  expect(cards.restore).not.toHaveBeenCalled();

  rerender({ isLoaded: true });
  expect(cards.restore).toHaveBeenCalledExactlyOnceWith(PATHS[1]);
  expect(selection.select).toHaveBeenCalledExactlyOnceWith([VENUES[3]]);
  // The third card is at 100 px, and was at 120.
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -20, behavior: 'instant' });
  expect(result.current).toBeUndefined();
});

test('where the venue at hand is no longer listed, the one after it is', () => {
  storePosition(REVIEWER.uid, POSITION);
  const { rerender, cards } = setUp({ isFocus: true, listed: VENUES.toSpliced(2, 1) });
  rerender({ isLoaded: true });
  expect(cards.restore).toHaveBeenCalledExactlyOnceWith(PATHS[3]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each([
  ['another administrator', 'berta', DEFAULT_FILTERS],
  ['another list', REVIEWER.uid, { ...DEFAULT_FILTERS, country: 'italy' as const }],
])('a position of %s is not restored', (_, uid, filters) => {
  storePosition(uid, { ...POSITION, list: firstPage(filters) });
  const { result, rerender, cards } = setUp();
  expect(result.current).toBeUndefined();
  rerender({ isLoaded: true });
  expect(cards.restore).not.toHaveBeenCalled();
});

test('the position is stored when the page is hidden', () => {
  const { rerender } = setUp();
  rerender({ isLoaded: true });
  hidePage();
  expect(readPosition(REVIEWER.uid, LIST)).toEqual({
    list: LIST,
    pages: 2,
    active: PATHS[1],
    inSight: PATHS.slice(2),
    top: 100,
    selected: PATHS.slice(0, 1),
  });
});

test('at the top of a list no venue is stored, so that the newest ones are seen', () => {
  vi.stubGlobal('scrollY', 0);
  const { rerender } = setUp();
  rerender({ isLoaded: true });
  hidePage();
  expect(readPosition(REVIEWER.uid, LIST)?.inSight).toEqual([]);
});

test('the position is stored when the screen is left', () => {
  const { rerender, unmount } = setUp({ isFocus: true });
  rerender({ isLoaded: true });
  unmount();
  expect(readPosition(REVIEWER.uid, LIST)?.inSight).toEqual(PATHS.slice(1));
});

test('a page that is left before its list is loaded keeps the position', () => {
  storePosition(REVIEWER.uid, POSITION);
  setUp().unmount();
  expect(readPosition(REVIEWER.uid, LIST)).toEqual(POSITION);
});

test('not more than ten pages are loaded at once', () => {
  storePosition(REVIEWER.uid, { ...POSITION, pages: 40 });
  expect(readPosition(REVIEWER.uid, LIST)?.pages).toBe(PAGES_MAX);
});

test('when the window becomes wider, the venue in sight is scrolled to where it was', () => {
  vi.useFakeTimers();
  const { rerender } = setUp();
  rerender({ isLoaded: true });
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  const turned = vi.fn(
    () => ({ getBoundingClientRect: () => ({ top: 700 }) }) as unknown as HTMLElement,
  );
  vi.stubGlobal('innerWidth', 500);
  CARD.current = turned;
  window.dispatchEvent(new Event('resize'));
  expect(turned).toHaveBeenLastCalledWith(PATHS[2]);
  // It was at 100 px.
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 600, behavior: 'instant' });
});
