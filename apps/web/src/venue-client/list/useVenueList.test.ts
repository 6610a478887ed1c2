import { TOTAL_HEADER } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { recordVersion } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { DEFAULT_FILTERS } from './listRequest.ts';
import { useVenueList } from './useVenueList.ts';

const venue = (letter: string) =>
  exampleVenue({ id: `01890a5d-ac96-774b-bcce-${letter.repeat(12)}` });
const PAGES = [
  ['a', 'b'],
  ['c', 'd'],
  ['e', 'f'],
].map((letters) => letters.map(venue));

/** A server with three pages of two venues, of ten in all; `decided` are left out of the total, not of the pages. */
function setUp(initialPages?: number) {
  const server = { decided: 0 };
  const hook = renderVenueHook(
    (pages: number | undefined) => ({
      context: useVenueContext(),
      list: useVenueList(DEFAULT_FILTERS, undefined, pages),
    }),
    {
      initialProps: initialPages,
      respond: ({ endpoint }) => {
        const page = Number(new URL(endpoint, 'http://test').searchParams.get('after') ?? 0);
        return Response.json(PAGES[page], {
          headers: {
            [TOTAL_HEADER]: String(10 - server.decided),
            link: `</list?after=${page + 1}>; rel="next"`,
          },
        });
      },
    },
  );
  const approve = (letter: string) =>
    act(() =>
      hook.result.current.context.setVersions((versions) =>
        recordVersion(versions, venue(letter).folderPath, {
          version: 2,
          status: 'approved',
        }),
      ),
    );
  const load = async (pages: number) => {
    await waitFor(() => expect(hook.result.current.list.pages).toBe(pages));
  };
  return { ...hook, server, approve, load };
}

test('a total that the server counted after a decision is not reduced by it again', async () => {
  const { result, server, approve, load } = setUp();
  await load(1);
  await act(() => result.current.list.loadMore());
  await load(2);
  expect(result.current.list.total).toBe(10);
  approve('c');
  expect(result.current.list.total).toBe(9);
  server.decided = 1;
  await act(() => result.current.list.loadMore());
  await load(3);
  expect(result.current.list.total).toBe(9);
  approve('f');
  expect(result.current.list.total).toBe(8);
});

test('a list that begins with several pages keeps them when it is loaded again', async () => {
  const { result, load } = setUp(3);
  await load(3);
  await act(() => result.current.list.refresh());
  expect(result.current.list.pages).toBe(3);
});

test('a venue that looks like a discarded one from now on shows it after a refresh; others stay as they are', async () => {
  const looksLike = {
    name: 'A.C. Garibaldina',
    at: '2026-11-12T10:00:00.000Z',
    by: 'anna@campetto.example',
    reason: 'closed' as const,
    note: null,
  };
  const server = { items: [venue('a'), venue('b')] };
  const { result } = renderVenueHook(() => useVenueList(DEFAULT_FILTERS, undefined), {
    respond: () => Response.json(server.items, { headers: { [TOTAL_HEADER]: '2' } }),
  });
  await waitFor(() => expect(result.current.venues).toHaveLength(2));
  const [, other] = result.current.venues ?? [];
  const refreshed = async (discardedDuplicate: typeof looksLike | null) => {
    server.items = [{ ...venue('a'), discardedDuplicate }, venue('b')];
    await act(() => result.current.refresh());
    return result.current.venues?.map((item) => item.discardedDuplicate);
  };
  expect(await refreshed(looksLike)).toEqual([looksLike, null]);
  expect(result.current.venues?.[1]).toBe(other);
  expect(await refreshed(null)).toEqual([null, null]);
});
