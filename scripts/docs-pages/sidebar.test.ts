import { beforeEach, expect, test, vi } from 'vitest';
import { labelOf, openedFirst, showAllOnceDrawn } from '../../.storybook/manager/sidebar.ts';

const ENTRIES = [
  { id: 'primitives-badge--docs', title: 'Primitives/Badge' },
  { id: 'primitives-badge--matrix', title: 'Primitives/Badge' },
  { id: 'primitives-button--docs', title: 'Primitives/Button' },
  { id: 'primitives-button--matrix', title: 'Primitives/Button' },
  { id: 'primitives-buttonlink--docs', title: 'Primitives/ButtonLink' },
  { id: 'venue-venuecard--docs', title: 'Venue/VenueCard' },
  { id: 'venue-venuerow--docs', title: 'Venue/VenueRow' },
];
const BUTTON = '?path=%2Fdocs%2Fprimitives-button--docs';

const listed = (filters: ReturnType<typeof openedFirst>) =>
  ENTRIES.filter(filters.first).map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  return () => vi.useRealTimers();
});

/** A manager in which a page is opened, and what it has called. */
function open(search: string) {
  const api = { once: vi.fn(), experimental_setFilter: vi.fn() };
  showAllOnceDrawn(api, search);
  return api;
}

test('lists the opened page of documentation and one title of each group first', () => {
  const filters = openedFirst(BUTTON);
  const first = [
    'primitives-badge--docs',
    'primitives-badge--matrix',
    'primitives-button--docs',
    'primitives-button--matrix',
    'venue-venuecard--docs',
  ];
  expect(listed(filters)).toEqual(first);
  // The manager sends the request more than once.
  expect(listed(filters)).toEqual(first);
});

test.each(['', '?path=/story/primitives-badge--matrix'])('lists all entries of “%s”', (search) => {
  expect(listed(openedFirst(search))).toHaveLength(ENTRIES.length);
  expect(open(search).once).not.toHaveBeenCalled();
});

test('lists all entries after the page is painted', async () => {
  const api = open(BUTTON);
  const [event, drawn] = api.once.mock.calls[0] ?? [];
  expect(event).toBe('docsRendered');
  drawn();
  await vi.advanceTimersByTimeAsync(1);
  expect(api.experimental_setFilter).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  const [[name, filter] = []] = api.experimental_setFilter.mock.calls;
  expect(listed({ ...openedFirst(BUTTON), [name]: filter })).toHaveLength(ENTRIES.length);
});

test('lists all entries of a page that is never drawn', async () => {
  const api = open(BUTTON);
  await vi.advanceTimersByTimeAsync(3000);
  expect(api.experimental_setFilter).toHaveBeenCalledOnce();
});

test.each([
  ['story', '[REV-1] On A Phone', 'On a phone'],
  ['component', 'App Screens', 'App Screens'],
])('a %s named “%s” is listed as “%s”', (type, name, label) => {
  expect(labelOf({ type, name })).toBe(label);
});
