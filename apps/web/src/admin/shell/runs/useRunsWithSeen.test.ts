import { ENDPOINTS } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endedRun } from '../../../testing/records.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import { useRunsWithSeen } from './useRunsWithSeen.ts';

test('a run that is shown again is the same run, and is reported as seen once', async () => {
  const run = endedRun({});
  let isListed = true;
  const { result, sent } = renderVenueHook(() => useRunsWithSeen(), {
    respond: ({ endpoint }) => {
      if (endpoint.startsWith('GET')) return Response.json(isListed ? [run] : []);
      isListed = false;
      return Response.json(run);
    },
  });
  await waitFor(() => expect(result.current.runs).toEqual([run]));
  await act(() => result.current.markSeen(run));
  // Its element was hidden among others, and is shown again.
  await act(() => result.current.markSeen(run));
  expect(result.current.runs).toEqual([run]);
  const dismissals = sent.filter(({ endpoint }) =>
    endpoint.endsWith(ENDPOINTS.dismissDecisions.path),
  );
  expect(dismissals).toHaveLength(1);
});

const useRunsAndUndo = () => ({ ...useRunsWithSeen(), undo: useUndoBatches() });

test.each([
  { outcome: 'undone', undone: 310, shown: 0 },
  { outcome: 'refused', undone: 0, shown: 1 },
])('a run that was seen and is $outcome elsewhere on the page', async ({ undone, shown }) => {
  const run = endedRun({});
  let isListed = true;
  const { result } = renderVenueHook(useRunsAndUndo, {
    respond: ({ endpoint }) => {
      if (endpoint.endsWith(ENDPOINTS.undoBatch.path))
        return Response.json({ type: 'report', report: { undone, refused: 310 - undone } });
      if (endpoint.startsWith('GET')) return Response.json(isListed ? [run] : []);
      isListed = false;
      return Response.json(run);
    },
  });
  await waitFor(() => expect(result.current.runs).toEqual([run]));
  await act(() => result.current.markSeen(run));
  await act(() => result.current.undo([run.batchId]));
  expect(result.current.runs).toHaveLength(shown);
});
