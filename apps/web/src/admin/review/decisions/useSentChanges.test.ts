import { ACTIVITY_ID_HEADER, ENDPOINTS } from '@campetto/contract';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook, type SentRequest } from '../../../testing/renderVenueHook.tsx';
import { REVIEWER } from '../../../testing/reviewer.ts';
import {
  readSentChanges,
  type SentChange,
  storeWhileSent,
} from '../../../venue-client/changes/sentChanges.ts';
import { readActions } from '../../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { useSentChanges } from './useSentChanges.ts';

const FIRST = exampleVenue({ id: '01890a5d-ac96-774b-bcce-b302099a0001' });
const SECOND = exampleVenue({ id: '01890a5d-ac96-774b-bcce-b302099a0002' });
const MERGE_RECORD = '01890a5d-ac96-774b-bcce-b302099a0003';

/** Leaves the page before the responses to these changes have come, and loads it again. */
function reload(
  changes: readonly SentChange[],
  respond: (request: SentRequest) => Response | Promise<Response>,
  inFlight: readonly SentChange[] = [],
) {
  for (const change of changes)
    void storeWhileSent(REVIEWER.uid, change, () => new Promise<never>(() => undefined));
  const offerUndo = vi.fn<ReviewUndo['offerUndo']>();
  const failures = { add: vi.fn() };
  const discardIfStored = vi.fn();
  const { sent } = renderVenueHook(
    () => {
      const { setActions, ...context } = useVenueContext();
      for (const { item } of inFlight) context.inFlight.add(item.folderPath);
      offerUndo.mockImplementation((text, ids) =>
        setActions((actions) => [...actions, { text, ids, isBatch: false }]),
      );
      useSentChanges({ undo: { offerUndo }, failures, drafts: { discardIfStored } });
    },
    { respond },
  );
  return { sent, offerUndo, failures, discardIfStored };
}

const approval = (item: typeof FIRST): SentChange => ({
  item,
  change: { move: 'approve', reason: {} },
  key: `key of ${item.folderPath}`,
});

const stored = ({ body }: SentRequest) => {
  const { folderPath } = body as { folderPath: string };
  return Response.json(
    { folderPath, status: 'approved', version: 2 },
    { headers: { [ACTIVITY_ID_HEADER]: `record of ${folderPath}` } },
  );
};

test('decisions are sent again by their keys, and can be undone', async () => {
  const { sent, offerUndo, failures } = reload([approval(FIRST), approval(SECOND)], stored);
  await waitFor(() => expect(offerUndo).toHaveBeenCalledTimes(2));
  const { method, path } = ENDPOINTS.approve;
  expect(
    sent
      .filter(({ endpoint }) => endpoint === `${method} ${path}`)
      .map(({ headers }) => headers.get('idempotency-key')),
  ).toEqual([FIRST, SECOND].map(({ folderPath }) => `key of ${folderPath}`));
  expect(offerUndo.mock.calls.map(([, ids]) => ids as unknown)).toEqual(
    [FIRST, SECOND].map(({ folderPath }) => [`record of ${folderPath}`]),
  );
  expect(failures.add).not.toHaveBeenCalled();
  expect(readSentChanges(REVIEWER.uid)).toEqual([]);
});

test('each of them can be undone once it has its response', async () => {
  const second = Promise.withResolvers<void>();
  const { sent, offerUndo } = reload([approval(FIRST), approval(SECOND)], async (request) => {
    if ((request.body as { folderPath: string }).folderPath === SECOND.folderPath)
      await second.promise;
    return stored(request);
  });
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  await waitFor(() => expect(offerUndo).toHaveBeenCalledOnce());
  await waitFor(() => expect(readSentChanges(REVIEWER.uid)).toEqual([approval(SECOND)]));
  second.resolve();
  await waitFor(() => expect(readSentChanges(REVIEWER.uid)).toEqual([]));
  expect(readActions(REVIEWER.uid)).toHaveLength(2);
});

test('a venue that was set aside can be undone as well', async () => {
  const { offerUndo } = reload(
    [{ item: FIRST, change: { note: 'Call them' }, key: 'key' }],
    ({ headers }) =>
      Response.json(
        { ...FIRST, version: 2 },
        { headers: { [ACTIVITY_ID_HEADER]: headers.get('idempotency-key') ?? '' } },
      ),
  );
  await waitFor(() => expect(offerUndo).toHaveBeenCalledOnce());
  expect(offerUndo.mock.calls[0]?.[1]).toEqual(['key']);
});

test('an edit and a merge can be undone as well, one after the other', async () => {
  const { sportsVenue, address } = SECOND.venue;
  const update = { folderPath: SECOND.folderPath, sportsVenue, address };
  const merge = { discard: [SECOND], notDuplicates: [] };
  const { sent, offerUndo, discardIfStored } = reload(
    [
      { item: SECOND, change: { update }, key: 'edit' },
      { item: FIRST, change: { merge }, key: 'merge' },
    ],
    ({ endpoint }) =>
      endpoint.startsWith('PUT')
        ? Response.json({ ...SECOND, version: 2 }, { headers: { [ACTIVITY_ID_HEADER]: 'edited' } })
        : Response.json({
            kept: FIRST,
            discarded: [{ folderPath: SECOND.folderPath, status: 'discarded', version: 3 }],
            activityId: MERGE_RECORD,
          }),
  );
  await waitFor(() => expect(offerUndo).toHaveBeenCalledTimes(2));
  expect(offerUndo.mock.calls.map(([, ...action]) => action as unknown)).toEqual([
    [['edited'], SECOND, undefined],
    [[MERGE_RECORD], FIRST, [FIRST.folderPath, SECOND.folderPath]],
  ]);
  expect(sent.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean)).toEqual([
    'edit',
    'merge',
  ]);
  expect(discardIfStored).toHaveBeenCalledExactlyOnceWith({ ...SECOND, version: 2 });
  await waitFor(() => expect(readSentChanges(REVIEWER.uid)).toEqual([]));
});

test('a decision that was refused is reported, and not sent a third time', async () => {
  const { offerUndo, failures } = reload([approval(FIRST)], () =>
    Response.json({}, { status: 409 }),
  );
  await waitFor(() =>
    expect(failures.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'approve', item: FIRST }),
    ),
  );
  expect(offerUndo).not.toHaveBeenCalled();
  expect(readSentChanges(REVIEWER.uid)).toEqual([]);
});

test('decisions that fail again are all kept, with what is needed to repeat them', async () => {
  const { offerUndo, failures } = reload([approval(FIRST), approval(SECOND)], () =>
    Promise.reject(new TypeError('offline')),
  );
  await waitFor(() => expect(failures.add).toHaveBeenCalledTimes(2));
  for (const item of [FIRST, SECOND])
    expect(failures.add).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'approve', item, reason: {} }),
    );
  expect(offerUndo).not.toHaveBeenCalled();
});

test('a decision that this page is still sending is not sent again', async () => {
  const { sent, offerUndo, failures } = reload([approval(FIRST), approval(SECOND)], stored, [
    approval(FIRST),
  ]);
  await waitFor(() => expect(offerUndo).toHaveBeenCalledOnce());
  expect(sent.filter(({ body }) => body).map(({ body }) => body)).toEqual([
    expect.objectContaining({ folderPath: SECOND.folderPath }),
  ]);
  expect(failures.add).not.toHaveBeenCalled();
});

test('a note and a decision on the same venue are sent one after the other', async () => {
  const note: SentChange = { item: FIRST, change: { note: 'Call them' }, key: 'note' };
  const { sent, offerUndo, failures } = reload([note, approval(FIRST)], (request) => {
    if (request.headers.get('idempotency-key') !== 'note') return stored(request);
    const headers = { [ACTIVITY_ID_HEADER]: 'record of the note' };
    return Response.json({ ...FIRST, version: 2 }, { headers });
  });
  await waitFor(() => expect(offerUndo).toHaveBeenCalledTimes(2));
  expect(
    sent.filter(({ body }) => body).map(({ headers }) => headers.get('idempotency-key')),
  ).toEqual(['note', `key of ${FIRST.folderPath}`]);
  expect(failures.add).not.toHaveBeenCalled();
});
