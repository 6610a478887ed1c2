import type { ListCount } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { recordVersion } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { DEFAULT_FILTERS, type ListFilters } from './listRequest.ts';
import { useListCount } from './useListCount.ts';

const VENUE = exampleVenue();
const KNOWN = new Map([[VENUE.folderPath, VENUE]]);
const FILTERS: ListFilters = { ...DEFAULT_FILTERS, q: 'padel' };
const COUNT: ListCount = {
  count: 12,
  capped: false,
  others: [
    { status: 'approved', count: 3, capped: false },
    { status: 'discarded', count: 1, capped: true },
  ],
};

const setUp = ({
  filters = FILTERS,
  enabled = true,
  respond = (): Response | Promise<Response> => Response.json(COUNT),
} = {}) =>
  renderVenueHook(
    () => ({ context: useVenueContext(), count: useListCount(filters, { enabled, known: KNOWN }) }),
    { respond },
  );

test('requests nothing until the number is needed', () => {
  const { result, sent } = setUp({ enabled: false });
  expect(result.current.count.total).toEqual({ total: undefined, capped: false, counting: false });
  expect(sent).toEqual([]);
});

test('[REV-5] counts, and names the statuses in which a search finds venues too', async () => {
  const { result } = setUp();
  expect(result.current.count.total.counting).toBe(true);
  await waitFor(() => expect(result.current.count.total.total).toBe(12));
  expect(result.current.count.others).toEqual(COUNT.others);
});

test('without a search no other status is named', async () => {
  const { result } = setUp({ filters: { ...FILTERS, q: '' } });
  await waitFor(() => expect(result.current.count.total.total).toBe(12));
  expect(result.current.count.others).toEqual([]);
});

test('[REV-5] a decision after the count changes it by one venue, until it is counted again', async () => {
  const { result } = setUp();
  await waitFor(() => expect(result.current.count.total.total).toBe(12));
  act(() =>
    result.current.context.setVersions((versions) =>
      recordVersion(versions, VENUE.folderPath, { version: 2, status: 'approved' }),
    ),
  );
  expect(result.current.count.total.total).toBe(11);
  expect(result.current.count.others[0]).toEqual({ status: 'approved', count: 4, capped: false });
  act(() => void result.current.count.refresh());
  await waitFor(() => expect(result.current.count.total.total).toBe(12));
});

test('[REV-5] a decision just before the count is not counted twice', async () => {
  const { result, sent } = setUp();
  await waitFor(() => expect(result.current.count.total.total).toBe(12));
  // The new version is not rendered yet when the count is requested, as after a merge.
  act(() => {
    result.current.context.setVersions((versions) =>
      recordVersion(versions, VENUE.folderPath, { version: 2, status: 'discarded' }),
    );
    void result.current.count.refresh();
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(result.current.count.total.total).toBe(12));
  expect(result.current.count.others[1]).toEqual({ status: 'discarded', count: 1, capped: true });
});

test('[REV-5] a decision during the count, which may contain it, makes it count again', async () => {
  const counted = Promise.withResolvers<Response>();
  const responses = [counted.promise, Promise.resolve(Response.json({ ...COUNT, count: 11 }))];
  const { result, sent } = setUp({ respond: () => responses.shift() ?? Response.error() });
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() =>
    result.current.context.setVersions((versions) =>
      recordVersion(versions, VENUE.folderPath, { version: 2, status: 'approved' }),
    ),
  );
  counted.resolve(Response.json({ ...COUNT, count: 11 }));
  await waitFor(() => expect(result.current.count.total.total).toBe(10));
  await waitFor(() => expect(result.current.count.total.total).toBe(11));
});

test('[REV-5] a decision does not change the number at which the server stopped counting', async () => {
  const respond = () => Response.json({ ...COUNT, count: 10_000, capped: true });
  const { result } = setUp({ respond });
  await waitFor(() => expect(result.current.count.total.total).toBe(10_000));
  act(() =>
    result.current.context.setVersions((versions) =>
      recordVersion(versions, VENUE.folderPath, { version: 2, status: 'discarded' }),
    ),
  );
  const { total, others } = result.current.count;
  expect(total).toEqual({ total: 10_000, capped: true, counting: false });
  expect(others[1]).toEqual({ status: 'discarded', count: 1, capped: true });
});

test('[REV-5] a failed count is unknown, and nothing is being counted', async () => {
  const { result } = setUp({ respond: () => new Response('', { status: 403 }) });
  await waitFor(() => expect(result.current.count.total.counting).toBe(false));
  expect(result.current.count.total.total).toBeUndefined();
});
