import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { afterOwnChanges, recordOwnChange } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { useUndo } from './useUndo.ts';

test('what failed before an own decision can be sent over the undo of that', async () => {
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
  recordOwnChange(ownChanges, item, { version: version + 1, changesFields: false });
  await act(() => result.current.undo(['01890a5d-ac96-774b-bcce-b302099a0001']));
  expect(afterOwnChanges(ownChanges, item).version).toBe(version + 2);
  // Nothing is sent over a change of somebody else.
  const elsewhere = { folderPath, version: version + 3 };
  expect(afterOwnChanges(ownChanges, elsewhere)).toEqual(elsewhere);
});
