import { ENDPOINTS } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { ACTIVITIES } from '../../testing/handlers.ts';
import { renderVenueHook, type SentRequest } from '../../testing/renderVenueHook.tsx';
import { REVIEWER } from '../../testing/reviewer.ts';
import { recordOwnChange } from '../cache.ts';
import { readSentChanges } from '../changes/sentChanges.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { type Merge, useMergeDuplicates } from './useMergeDuplicates.ts';

const KEPT = exampleVenue({ id: '01890a5d-ac96-774b-bcce-b302099a0001' });
const DISCARDED = exampleVenue({ id: '01890a5d-ac96-774b-bcce-b302099a0002' });
const VALUES: Merge['changes'] = { sportsVenue: { phoneNumber: '+390212345' } };

function setUp(respond: (request: SentRequest) => Response | Promise<Response>) {
  return renderVenueHook(() => ({ merge: useMergeDuplicates(), context: useVenueContext() }), {
    respond,
  });
}

const merging = (changes: Merge['changes']): Merge => ({
  keep: KEPT,
  changes,
  discard: [DISCARDED],
  notDuplicates: [],
});

test.each<[string, Merge['changes'], boolean, { keep: number; discard: number }]>([
  ['without values is sent over own notes', undefined, false, { keep: 2, discard: 2 }],
  ['with values is sent over own notes', VALUES, false, { keep: 2, discard: 2 }],
  [
    'without values is not sent over an edit that it would lose',
    undefined,
    true,
    { keep: 2, discard: 1 },
  ],
  [
    'with values is not sent over an edit that it would replace',
    VALUES,
    true,
    { keep: 1, discard: 1 },
  ],
])('a merge %s', async (_, changes, changesFields, { keep, discard }) => {
  const { result, sent } = setUp(() => Response.json({}, { status: 412 }));
  const { ownChanges } = result.current.context;
  for (const item of [KEPT, DISCARDED])
    recordOwnChange(ownChanges, item, { version: 2, changesFields });
  await expect(result.current.merge(merging(changes))).rejects.toThrow();
  expect(sent.at(-1)?.body).toMatchObject({
    keep: { version: keep },
    discard: [{ version: discard }],
  });
});

test('a merge whose response is lost is under way until the history was read', async () => {
  const history = Promise.withResolvers<Response>();
  const { result } = setUp(({ endpoint }) =>
    endpoint.includes(ENDPOINTS.history.path)
      ? history.promise
      : Promise.reject(new TypeError('lost')),
  );
  const { inFlight } = result.current.context;
  await act(async () => {
    const merged = result.current.merge(merging(undefined)).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve));
    await expect.poll(() => inFlight.size).toBe(2);
    history.resolve(Response.json({ data: [] }));
    await merged;
  });
  expect(inFlight.size).toBe(0);
});

test.each([
  ['of this administrator is its result', {}, true],
  ['of a colleague is not', { actor: 'anna.rossi@campetto.example' }, false],
  ['that was undone since is not', { undoable: false, undone: true }, false],
])('a merge whose response is lost: a record %s', async (_, more, isFound) => {
  const { folderPath, venue } = KEPT;
  const record = {
    ...ACTIVITIES[0],
    kind: 'discarded',
    actor: REVIEWER.email,
    folderPath: DISCARDED.folderPath,
    duplicateOf: { folderPath, name: venue.sportsVenue.name, status: 'pending' },
    undoable: true,
    ...more,
  };
  const { result } = setUp(({ endpoint }) =>
    endpoint.includes(ENDPOINTS.history.path)
      ? Response.json([record])
      : Promise.reject(new TypeError('lost')),
  );
  await act(async () => {
    const merged = expect(result.current.merge(merging(undefined)));
    if (isFound) await merged.resolves.toMatchObject({ activityId: record.id });
    else await merged.rejects.toMatchObject({ failure: 'offline' });
  });
});

test('a merge is stored until it has its response, so that it can be undone after a reload', async () => {
  const response = Promise.withResolvers<Response>();
  const { result, sent } = setUp(() => response.promise);
  let merged: Promise<unknown> | undefined;
  act(() => {
    merged = result.current.merge(merging(VALUES));
  });
  const { method, path } = ENDPOINTS.mergeDuplicates;
  const request = await waitFor(() => {
    const found = sent.find(({ endpoint }) => endpoint === `${method} ${path}`);
    return found ?? Promise.reject(new Error('not sent yet'));
  });
  expect(readSentChanges(REVIEWER.uid)).toEqual([
    {
      item: KEPT,
      change: { merge: { changes: VALUES, discard: [DISCARDED], notDuplicates: [] } },
      key: request.headers.get('idempotency-key'),
    },
  ]);
  response.resolve(Response.json({}, { status: 412 }));
  await act(() => expect(merged).rejects.toThrow());
  expect(readSentChanges(REVIEWER.uid)).toEqual([]);
});
