import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { afterOwnChanges, applyVersions, recordOwnChange } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { useUndo } from './useUndo.ts';

const FIRST = '01890a5d-ac96-774b-bcce-b302099a0001';
const SECOND = '01890a5d-ac96-774b-bcce-b302099a0002';

test.each([
  ['a note', false],
  ['an edit', true],
])(
  'what failed before an own change, %s, can be sent over the undo of that',
  async (_, changesFields) => {
    const item = exampleVenue();
    const { folderPath, version } = item;
    const { result } = renderVenueHook(() => ({ undo: useUndo(), context: useVenueContext() }), {
      respond: ({ body }) => {
        const [activityId] = (body as { activityIds: string[] }).activityIds;
        const undone = { folderPath, status: 'pending', version: version + 2 };
        return Response.json({ results: [{ activityId, outcome: 'undone', ...undone }] });
      },
    });
    const { ownChanges } = result.current.context;
    recordOwnChange(ownChanges, item, { version: version + 1, changesFields });
    await act(() => result.current.undo([FIRST]));
    expect(afterOwnChanges(ownChanges, item).version).toBe(version + 2);
    // The undo of a note changes no field either.
    const afterNotes = afterOwnChanges(ownChanges, item, (change) => !change.changesFields);
    expect(afterNotes.version).toBe(changesFields ? version : version + 2);
    // Nothing is sent over a change of somebody else.
    const elsewhere = { folderPath, version: version + 3 };
    expect(afterOwnChanges(ownChanges, elsewhere)).toEqual(elsewhere);
  },
);

test('a list that has an edit shows the venue without it as soon as that is undone', async () => {
  const edited = exampleVenue({ version: 2, sportsVenue: { name: 'Edited' } });
  const undone = exampleVenue({ version: 3, sportsVenue: { name: 'Before' } });
  const { result } = renderVenueHook(() => ({ undo: useUndo(), context: useVenueContext() }), {
    respond: () => {
      const { folderPath, status, version } = undone;
      const each = { activityId: FIRST, outcome: 'undone', folderPath, status, version };
      return Response.json({ results: [{ ...each, item: undone }] });
    },
  });
  await act(() => result.current.undo([FIRST]));
  const { versions } = result.current.context;
  expect(applyVersions([edited], 'pending', versions)).toEqual([undone]);
});

test('an undo is sent after the one before it has ended, even if that fails', async () => {
  const first = Promise.withResolvers<Response>();
  const { result, sent } = renderVenueHook(useUndo, {
    respond: ({ body }) =>
      (body as { activityIds: string[] }).activityIds.includes(FIRST)
        ? first.promise
        : Response.json({ results: [] }),
  });
  const undone = () =>
    sent.flatMap(({ body }) => (body as { activityIds?: string[] } | undefined)?.activityIds ?? []);
  await act(async () => {
    const failing = result.current([FIRST]).catch((error: unknown) => error);
    const second = result.current([SECOND]);
    await expect.poll(undone).toEqual([FIRST]);
    first.resolve(new Response('', { status: 500 }));
    await Promise.all([failing, second]);
  });
  expect(undone()).toEqual([FIRST, SECOND]);
});

test.each([
  ['a request whose response was lost', true],
  ['somebody else', false],
])('distinguishes what %s has undone from what it undoes', async (_, isLost) => {
  const undone = { outcome: 'refused', why: 'undone' };
  let attempts = isLost ? 0 : 1;
  const { result } = renderVenueHook(useUndo, {
    respond: () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('connection lost');
      return Response.json({ results: [{ activityId: FIRST, ...undone }] });
    },
  });
  const outcome = await act(() => result.current([FIRST]));
  expect(outcome).toEqual({ undone: 1, refused: 0, already: !isLost });
});
