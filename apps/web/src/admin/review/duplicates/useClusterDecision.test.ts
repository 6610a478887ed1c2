import type { Cluster, Duplicate } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook, type SentRequest } from '../../../testing/renderVenueHook.tsx';
import { recordOwnChange, recordVersion } from '../../../venue-client/cache.ts';
import { isResponseLost } from '../../../venue-client/requests/requestError.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useClusterDecision } from './useClusterDecision.ts';

const VENUE = exampleVenue();
const idOf = (index: number) => `01890a5d-ac96-774b-bcce-b302099a${index}0`;

const duplicate = (index: number, change: Partial<Duplicate>): Duplicate => ({
  item: exampleVenue({ id: idOf(index) }),
  score: 0.9,
  name: 1,
  distance: 20,
  samePhone: false,
  sameWebsite: false,
  ...change,
});
const ALIKE = duplicate(100, {});
const OTHER_NAME = duplicate(200, { name: 0.7 });
const SAME_PHONE = duplicate(300, { name: 0.7, samePhone: true });

const CLUSTER: Cluster = {
  venue: VENUE,
  duplicates: [ALIKE, OTHER_NAME, SAME_PHONE],
  hasMore: false,
};

interface Versioned {
  folderPath: string;
  version: number;
}

function setUp(
  merge: () => Response = () => new Response('', { status: 500 }),
  cluster: () => Cluster = () => CLUSTER,
) {
  const onMerged = vi.fn();
  const respond = ({ endpoint }: SentRequest) =>
    endpoint.startsWith('POST') ? merge() : Response.json(cluster());
  const rendered = renderVenueHook(
    () => ({ context: useVenueContext(), decision: useClusterDecision(VENUE, onMerged) }),
    { respond },
  );
  return { ...rendered, onMerged };
}

test('a venue of another name is no duplicate at first, unless phone or website are the same', async () => {
  const { result } = setUp();
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  expect([...result.current.decision.different]).toEqual([OTHER_NAME.item.folderPath]);
});

test('a venue of another complete address is no duplicate at first, even with the same phone', async () => {
  const at = (index: number, address: { street?: string; number?: string }) =>
    duplicate(index, { item: exampleVenue({ id: idOf(index), address }), samePhone: true });
  const { street } = VENUE.venue.address;
  const otherStreet = at(100, { street: 'Bangkokdreef', number: '2' });
  const otherNumber = at(200, { number: '6' });
  const noNumber = at(300, { street: 'Bangkokdreef', number: '' });
  const spelling = at(400, { street: street.toUpperCase(), number: ' 4 ' });
  const duplicates = [otherStreet, otherNumber, noNumber, spelling];
  const { result } = setUp(undefined, () => ({ ...CLUSTER, duplicates }));
  await waitFor(() => expect(result.current.decision.items).toHaveLength(5));
  expect([...result.current.decision.different]).toEqual(
    [otherStreet, otherNumber].map(({ item }) => item.folderPath),
  );
});

test('what is marked by hand stays, and can be taken back', async () => {
  const { result } = setUp();
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  act(() => result.current.decision.mark(ALIKE.item.folderPath, true));
  act(() => result.current.decision.mark(OTHER_NAME.item.folderPath, false));
  expect([...result.current.decision.different]).toEqual([ALIKE.item.folderPath]);
});

test('a venue that this page has discarded since is left out', async () => {
  const { result } = setUp();
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  const { folderPath } = ALIKE.item;
  act(() =>
    result.current.context.setVersions((versions) =>
      recordVersion(versions, folderPath, { version: 2, status: 'discarded' }),
    ),
  );
  expect(result.current.decision.duplicates.map(({ item }) => item.folderPath)).not.toContain(
    folderPath,
  );
});

test('a failed merge keeps the choices and can be tried again', async () => {
  const { result, onMerged } = setUp();
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  act(() => result.current.decision.mark(SAME_PHONE.item.folderPath, true));
  await act(() => result.current.decision.confirm());
  expect(result.current.decision.failure).toBeDefined();
  expect(result.current.decision.pending).toBe(false);
  expect(result.current.decision.different.has(SAME_PHONE.item.folderPath)).toBe(true);
  expect(onMerged).not.toHaveBeenCalled();
});

test('without a connection, a decision whose response was lost may still have been made', async () => {
  const { result } = setUp(() => {
    throw new TypeError('Failed to fetch');
  });
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  await act(() => result.current.decision.confirm());
  expect(isResponseLost(result.current.decision.failure)).toBe(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => result.current.decision.confirm());
  expect(isResponseLost(result.current.decision.failure)).toBe(true);
});

test('after a conflict the cluster is requested again', async () => {
  const { result, sent } = setUp(() => new Response('', { status: 412 }));
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  const requests = () => sent.filter(({ endpoint }) => endpoint.includes('cluster')).length;
  const before = requests();
  await act(() => result.current.decision.confirm());
  expect(requests()).toBe(before + 1);
});

test('a venue that is found after the first choice is marked by itself too', async () => {
  const loaded = { cluster: { ...CLUSTER, duplicates: [ALIKE, SAME_PHONE] } };
  const { result } = setUp(
    () => {
      loaded.cluster = CLUSTER;
      return new Response('', { status: 412 });
    },
    () => loaded.cluster,
  );
  await waitFor(() => expect(result.current.decision.items).toHaveLength(3));
  act(() => result.current.decision.mark(ALIKE.item.folderPath, true));
  act(() => result.current.decision.keep(SAME_PHONE.item.folderPath));
  await act(() => result.current.decision.confirm());
  expect(result.current.decision.items).toHaveLength(4);
  expect([...result.current.decision.different]).toEqual(
    [ALIKE, OTHER_NAME].map(({ item }) => item.folderPath),
  );
});

test('nothing is sent while one of the venues is being changed; it can be tried again', async () => {
  const merge = vi.fn(() => new Response('', { status: 500 }));
  const { result, onMerged } = setUp(merge);
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  result.current.context.inFlight.add(ALIKE.item.folderPath);
  await act(() => result.current.decision.confirm());
  expect(result.current.decision.failure).toMatchObject({ failure: 'pending', isUnsent: true });
  expect(result.current.decision.failed).toBeDefined();
  expect(merge).not.toHaveBeenCalled();
  expect(onMerged).not.toHaveBeenCalled();
  // Only the action that is under way is pending.
  expect([...result.current.context.inFlight]).toEqual([ALIKE.item.folderPath]);
});

test('a decision that failed is sent again over what this page has changed since', async () => {
  const { result, sent } = setUp();
  await waitFor(() => expect(result.current.decision.items).toHaveLength(4));
  await act(() => result.current.decision.confirm());
  const { ownChanges } = result.current.context;
  for (const item of [VENUE, ALIKE.item])
    recordOwnChange(ownChanges, item, { version: item.version + 1, changesFields: false });
  await expect(result.current.decision.failed?.repeat()).rejects.toThrow();
  const [first, again] = sent
    .filter(({ endpoint }) => endpoint.startsWith('POST'))
    .map(({ body }) => body as { keep: Versioned; discard: Versioned[] });
  const versionsOf = (body = first) =>
    new Map([body?.keep, ...(body?.discard ?? [])].map((of) => [of?.folderPath, of?.version]));
  const expected = versionsOf();
  for (const { folderPath, version } of [VENUE, ALIKE.item]) expected.set(folderPath, version + 1);
  expect(versionsOf(again)).toEqual(expected);
});
